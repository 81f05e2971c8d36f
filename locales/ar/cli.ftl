# What the command line says beside rulings and articles. Around what is written
# in Latin letters stand the marks U+2066 and U+2069: it runs from left to right.

## touchmove judge
## $result: the score; $end: how the game ended, empty while it is running.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = لماذا: { $why }
judge-result = النتيجة: { $result }
judge-result-with-end = النتيجة: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as the user typed it.

position-legal = { $asked } نقلة قانونية: { $move }، { $san }
position-illegal = { $asked } نقلة غير قانونية وفق { NAME($laws) }:

## touchmove position: labels in the left column, and the state of the game

position-unreadable = هذه ليست وضعية صحيحة (FEN): تعذرت قراءة { NAME($field) } عند الحرف { $column }. (التفاصيل بالإنجليزية: { $why })
position-fen = FEN
position-to-move = صاحب النقلة
position-state = الحالة
position-legal-moves = النقلات القانونية
position-chess960 = رقم شطرنج 960
position-problem = خلل
position-player = { NAME($player) }
position-checkmate = كش مات
position-stalemate = خناق الملك
position-check = كش
position-playing = اللعب مستمر

## touchmove position, --legal
## $player: the owner of the pieces or pawns; $opponent: the other player.

position-can-arise =
    { $count ->
        [0] قانونية: إنها الوضع الابتدائي.
        [one] قانونية، بعد { $game }.
       *[other] قانونية، بعد { $game }.
    }
position-may-arise = غير محسومة: لم يُعثر على مباراة تؤدي إليها، ولا على سبب يمنع وجودها.
position-impossible-start = لا تؤدي أي مباراة إلى هذه الوضعية، ومع ذلك يمكن اللعب منها. { $reason }
# $problem: a sentence of problems.ftl.
position-problem-shows = غير قانونية: { $problem }
position-too-many-promotions =
    غير قانونية: لا بد أن تكون قد رُقّيت { $promoted ->
        [one] قطعة واحدة من قطع { NAME($player) }
        [two] قطعتان على الأقل من قطع { NAME($player) }
        [few] { $promoted } قطع على الأقل من قطع { NAME($player) }
       *[other] { $promoted } قطعة على الأقل من قطع { NAME($player) }
    }، لأن عدد القطع من أحد الأنواع أكبر مما يجوز أو لأن مغادرتها مربعاتها الأصلية مستحيلة، لكن { $missing ->
        [0] لا ينقص أي بيدق.
        [one] لا ينقص إلا بيدق واحد.
        [two] لا ينقص إلا بيدقان.
        [few] لا ينقص إلا { $missing } بيادق.
        [many] لا ينقص إلا { $missing } بيدقاً.
       *[other] لا ينقص إلا { $missing } بيدق.
    }
position-too-many-captures =
    غير قانونية: لكي تقف بيادق { NAME($player) } حيث تقف، أو لكي تُرقّى، تحتاج إلى { $needed ->
        [one] عملية أسر واحدة
        [two] عمليتي أسر
        [few] { $needed } عمليات أسر
       *[other] { $needed } عملية أسر
    } على الأقل، لكن { NAME($opponent) } { $lost ->
        [0] لم يفقد شيئاً.
        [one] لم يفقد إلا قطعة واحدة.
        [two] لم يفقد إلا قطعتين.
        [few] لم يفقد إلا { $lost } قطع.
       *[other] لم يفقد إلا { $lost } قطعة.
    }
position-no-way-for-pawns = غير قانونية: لا يمكن أن تكون بيادق { NAME($player) } قد وصلت إلى هذه المربعات، أو رُقّيت، بأي عمليات أسر.
position-too-many-files-opened =
    غير قانونية: { $opened ->
        [one] على عمود واحد
        [two] على عمودين
        [few] على { $opened } أعمدة
       *[other] على { $opened } عموداً
    } لم يعد بيدق أبيض يواجه بيدقاً أسود. ولا بد أن يكون بيدق قد أسر أو أُسر على كل عمود كهذا، لكن القطع الناقصة { $accounted ->
        [0] لا تفسر أي عمود.
        [one] لا تفسر إلا عموداً واحداً.
        [two] لا تفسر إلا عمودين.
        [few] لا تفسر إلا { $accounted } أعمدة.
       *[other] لا تفسر إلا { $accounted } عموداً.
    }
position-different-first-ranks = غير قانونية: يبدأ اللاعبان بترتيب واحد للصف الأول، ولا يمكن أن تكون الملوك والرخاخ التي ما زال لها حق التبييت قد بدأت بترتيب واحد.
position-no-last-move = غير قانونية: لا يمكن أن يكون { NAME($player) } قد أدى النقلة الأخيرة.

## touchmove position, --mate: lines below the answer, which is a sentence of mate.ftl
## $player: the player who may be able to mate; $line: moves with their numbers.

position-mate-line = { $line } (أُعيد لعبها وتم التحقق منها)
# Follows the sentence with the number of moves.
position-mate-shortest = ولا توجد سلسلة أقصر.
position-mate-given = كش مات قائم على الرقعة (تم التحقق).
position-mate-undecided =
    { $budget ->
        [one] كان الحد الأقصى وضعية واحدة. ارفعه بالخيار ⁦--budget⁩.
        [two] كان الحد الأقصى وضعيتين. ارفعه بالخيار ⁦--budget⁩.
        [few] كان الحد الأقصى { $budget } وضعيات. ارفعه بالخيار ⁦--budget⁩.
       *[other] كان الحد الأقصى { $budget } وضعية. ارفعه بالخيار ⁦--budget⁩.
    }
position-mate-rejected = لا يُعرف هل ما زال بإمكان { NAME($player) } تنفيذ كش مات: لم تجتز النتيجة التي عُثر عليها التحقق.
position-proof-no-king = البرهان: الرقعة نفسها (تم التحقق).
position-proof-material = البرهان: مبرهنة عن القطع الباقية (تم التحقق).
# $men is the number of pieces; $squares the number of squares in all their reach sets.
position-proof-walls = البرهان: حُددت لكل قطعة أو بيدق (وعددها { $men }) المربعات التي يمكن أن تصل إليها، ومجموعها { $squares } (تم التحقق).
position-proof-bishops-anywhere =
    { $positions ->
        [one] البرهان: وضعية واحدة للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
        [two] البرهان: وضعيتان للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
        [few] البرهان: { $positions } وضعيات للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
       *[other] البرهان: { $positions } وضعية للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
    }
# $positions is the number of positions, $groups the number of groups.
position-proof-roaming = البرهان: تعداد الوضعيات، وعددها { $positions }، في مجموعات عددها { $groups }؛ ولا تختلف وضعيات المجموعة الواحدة إلا في مكان أحد الملكين (تم التحقق).
# $positions is the number of reachable positions. In $walls of them the search stopped,
# because walls prove that there is no mate.
position-proof-exhausted =
    { $positions ->
        [one] البرهان: تعداد وضعية واحدة
        [two] البرهان: تعداد وضعيتين
        [few] البرهان: تعداد { $positions } وضعيات
       *[other] البرهان: تعداد { $positions } وضعية
    }{ $walls ->
        [0] { "" } (تم التحقق).
        [one] ، ولوضعية واحدة جدران لا تُخترق (تم التحقق).
        [two] ، ولوضعيتين جدران لا تُخترق (تم التحقق).
       *[other] ، وعدد الوضعيات ذات الجدران التي لا تُخترق { $walls } (تم التحقق).
    }
position-dead = الوضعية جامدة: لا يستطيع أي من اللاعبين تنفيذ كش مات، وتنتهي المباراة بالتعادل. [{ $article }]
position-not-dead = الوضعية ليست جامدة.
position-dead-undecided = لا يُعرف هل الوضعية جامدة.

## touchmove perft

perft-speed = { $seconds } ث، { $millions } مليون في الثانية

## touchmove judge, under a question to the arbiter
## $option: the arbiter's event in the words of a protocol.

judge-option = { $option }: { $consequence }
judge-recommended = الموصى به: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: the decider, by the name in the tables.

laws-contents = فصول { NAME($edition) }:
laws-chapter =
    { $articles ->
        [one] { $chapter }: مادة واحدة
        [two] { $chapter }: مادتان
        [few] { $chapter }: { $articles } مواد
       *[other] { $chapter }: { $articles } مادة
    } (يقررها البرنامج: { $decided }، يقررها الحكم: { $arbiter }، تُسجَّل: { $recorded }، نصوص: { $text }{ $left-out ->
        [0] { "" }
       *[other] ، مستبدلة: { $left-out }
    }{ $pending ->
        [0] { "" }
       *[other] ، لم تُنجز بعد: { $pending }
    })
laws-articles = { NAME($edition) }:
laws-line =
    { $has-title ->
        [0]
            { $article } ({ $standing ->
                [decided] يقررها البرنامج
                [arbiter] يقررها الحكم
                [recorded] تُسجَّل
                [pending] لم تُنجز بعد
                [left-out] مستبدلة
               *[text] نص
            })
       *[other]
            { $article } ({ $standing ->
                [decided] يقررها البرنامج
                [arbiter] يقررها الحكم
                [recorded] تُسجَّل
                [pending] لم تُنجز بعد
                [left-out] مستبدلة
               *[text] نص
            }) { $title }
    }
laws-article =
    { $has-title ->
        [0] { NAME($edition) }، { $article }
       *[other] { NAME($edition) }، { $article }: { $title }
    }
laws-standing =
    { $standing ->
        [decided] يطبق Touchmove هذه المادة تلقائياً.
        [arbiter] يقرر الحكم، ويعرض Touchmove الخيارات القانونية.
        [recorded] يُسجَّل ذلك، ولا يترتب عليه شيء.
        [pending] لم تُغطَّ بعد ({ NAME($reason) }).
        [left-out] لا تسري ({ NAME($reason) }).
       *[text] ليس لدى Touchmove فعل لهذه المادة: فهي عنوان أو تعريف أو تنظيم أو نصيحة.
    }
laws-provision =
    { $has-rule ->
        [0] البند: { $provision }
       *[other] البند: { $provision }، وتبتّ فيه القاعدة { $rule }
    }
laws-cases =
    { $count ->
        [0] لا توجد حالات.
        [one] حالة واحدة:
        [two] حالتان:
        [few] { $count } حالات:
       *[other] { $count } حالة:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }و{ $count } أخرى
laws-no-term = «{ $wanted }» ليس من المصطلحات في هذه القائمة. احذف الكلمة لتُعرض المصطلحات كلها.
laws-term = { $term }: { $means } ({ $articles })
laws-change =
    { $kind ->
        [new] جديدة في { NAME($edition) } ({ $to }): { $title }. { $now }
        [gone] أُلغيت بعد { NAME($older) } ({ $from }): { $title }. { $before }
        [outcome] تغيرت منذ { NAME($older) } ({ $from }، والآن { $to }): { $title }. من قبل: { $before } والآن: { $now }
        [standing] تغيرت جهة القرار فيها منذ { NAME($older) } ({ $from }، والآن { $to }): { $title }.
       *[number] تغير رقمها منذ { NAME($older) } ({ $from }، والآن { $to }): { $title }.
    }
laws-diff = من { NAME($older) } إلى { NAME($edition) }: جديدة { $new }، ملغاة { $gone }، متغيرة { $outcome }، متغيرة جهة القرار { $standing }، متغيرة الرقم فقط { $number }.
laws-no-edition = الإصدار «{ $name }» غير معروف. اختر واحداً من: { $near }.
laws-read-in = لم يتوفر نص هذه المادة في هذا الإصدار. وهي هنا كما في { $edition }، إذ لا تذكرها قائمة تغييرات الاتحاد الدولي بين الإصدارين.
laws-printed-elsewhere = رقمها { $there } في طبعة الاتحاد الدولي الأخرى لهذا الإصدار.
laws-printed-here = المادة { $there } في طبعة الاتحاد الدولي الأخرى لهذا الإصدار هي { $here } هنا.
laws-no-article =
    لا توجد المادة { $number } في { NAME($edition) }.{ $similar ->
        [0] { " " }يعرض الأمر «{ $command }» الفصول.
       *[other] { " " }مواد مشابهة: { $near }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }وهي موجودة في { $elsewhere }.
    }

# The book of the Laws, in Markdown.
book-title = قوانين الشطرنج: { NAME($edition) }
book-glossary = مصطلحات القانون
book-about = كل مادة بكلماتنا: ما تطلبه، ومن يقرر، وما تغيّر عن الإصدار السابق، وأمثلة على القرارات، وحالات. ولا يغني ذلك عن نص القانون.
book-article = { $article } { $title }
book-changed = التغييرات
book-brings-about = أمثلة على القرارات
book-example = { $ruling } ({ $case })
book-cases = الحالات
book-found =
    { $count ->
        [0] لا توجد مادة في { NAME($edition) } تطابق هذه الكلمات.
        [one] مادة واحدة في { NAME($edition) } تطابقها:
        [two] مادتان في { NAME($edition) } تطابقانها، الأقرب أولاً:
        [few] { $count } مواد في { NAME($edition) } تطابقها، الأقرب أولاً:
       *[other] { $count } مادة في { NAME($edition) } تطابقها، الأقرب أولاً:
    }

## touchmove convert
## $place: file, line and column; $text: the move as written in the file;
## $notation, $notations: texts of convert-notation; $moves, $readings: lists.

convert-notation =
    { $code ->
        [en] بالإنجليزية
        [el] باليونانية
        [el-latin] باليونانية مع الأعمدة من a إلى h
        [fi] بالفنلندية
        [ar] بالعربية
        [de] بالألمانية
        [fr] بالفرنسية
        [nl] بالهولندية
        [es] بالإسبانية
        [ru] بالروسية
        [pl] بالبولندية
        [hu] بالهنغارية
        [cs] بالتشيكية
        [figurines] برسوم القطع
        [spoken-en] إعلاناً بكلمات إنجليزية
        [spoken-fi] إعلاناً بكلمات فنلندية
        [spoken-el] إعلاناً بكلمات يونانية
       *[spoken] إعلاناً بكلمات ألمانية
    }
convert-unreadable =
    { $why ->
        [illegal] { $place }: نقلة { NAME($player) } رقم { $number }، «{ $text }»، ليست نقلة قانونية ({ $notation }).
        [ambiguous] { $place }: نقلة { NAME($player) } رقم { $number }، «{ $text }»، تحتمل أكثر من نقلة ({ $notation }).
       *[unreadable] { $place }: نقلة { NAME($player) } رقم { $number }، «{ $text }»، ليست نقلة ({ $notation }).
    }
convert-candidates = نقلات محتملة: { $moves }.
convert-no-candidates = لا توجد نقلة قانونية مشابهة.
convert-misnumbered = رقم النقلة قبلها { $found } بدلاً من { $expected }. ربما سقطت نقلة أو كُتبت مرتين.
convert-clash = { $place }: نقلة { NAME($player) } رقم { $number }، «{ $text }»، تعني نقلات مختلفة في لغات مختلفة، والمباراة كلها قانونية في كل منها: { $readings }. اختر واحدة بالخيار { $option }.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: استُبدلت بعض الحروف بحروف من اللغة تشبهها ({ $notation }).
convert-mixed = { $place }: المباراة مدوّنة بلغتين ({ $notation }).
convert-no-start = { $place }: تعذّرت قراءة وضعية بداية المباراة. (التفاصيل بالإنجليزية: { $why })
convert-no-moves = { $file }: ليس في الملف نقلات.
convert-problem = { $place }: { $problem }
# A game that continues after an illegal move is written in parts.
convert-break =
    { $kind ->
        [illegal] { $place }: نقلة { NAME($player) } رقم { NUMBER($number, useGrouping: 0) }، «{ $text }»، غير قانونية؛ وكُتبت بقية المباراة على أنها مباراة مستقلة تبدأ من الوضعية التي أدت إليها هذه النقلة.
        [pass] { $place }: عند النقلة رقم { NUMBER($number, useGrouping: 0) } تدل «{ $text }» على نقلة لم تُؤدَّ؛ وكُتبت بقية المباراة على أنها مباراة مستقلة.
       *[kings] { $place }: «{ $text }» ليست نقلة: وضع الملكين على مربعات الوسط يدل الرقعة الإلكترونية على النتيجة. ولم تُكتب.
    }
convert-part-ends =
    { $kind ->
        [illegal] تلت ذلك النقلة غير القانونية { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }؛ والمباراة التالية تستمر بعدها.
        [pass] لم تُؤدَّ هنا نقلة ({ $text })؛ والمباراة التالية تستمر بعد ذلك.
       *[kings] الملكان في الوسط: { $text }
    }
convert-part-begins =
    { $kind ->
        [pass] تستمر المباراة السابقة؛ ولم تُؤدَّ بينهما نقلة ({ $text }).
       *[illegal] تستمر المباراة السابقة بعد النقلة غير القانونية { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }.
    }
convert-partly = { $place }: كُتبت المباراة حتى هذا الموضع. وبقية نصها تعليق فيه.
convert-not-whole = { $place }: بعض وسوم هذه المباراة أو تعليقاتها أو رموزها ناقص في الناتج.
convert-rejected =
    { $count ->
        [one] كُتب النص الأصلي لمباراة واحدة في { $file }.
        [two] كُتب النصان الأصليان لمباراتين في { $file }.
        [few] كُتبت النصوص الأصلية لـ { $count } مباريات في { $file }.
       *[other] كُتبت النصوص الأصلية لـ { $count } مباراة في { $file }.
    }
convert-not-applied =
    { $count ->
        [one] { $file }: تغيير واحد لا يناسب الملف ولم يُجرَ.
        [two] { $file }: تغييران لا يناسبان الملف ولم يُجرَيا.
        [few] { $file }: { $count } تغييرات لا تناسب الملف ولم تُجرَ.
        [many] { $file }: { $count } تغييراً لا تناسب الملف ولم تُجرَ.
       *[other] { $file }: { $count } تغيير لا تناسب الملف ولم تُجرَ.
    }
convert-left-out =
    { $count ->
        [one] أُهملت مباراة واحدة.
        [two] أُهملت مباراتان.
        [few] أُهملت { $count } مباريات.
       *[other] أُهملت { $count } مباراة.
    }

# The server.
serve-open = افتح { $address }
serve-others = الأجهزة الأخرى على هذه الشبكة: { $address }
serve-metrics = مقاييس Prometheus: { $address }
serve-stopped = أُوقفت كل الساعات.
serve-backed-up = نُسخ المخزن إلى { $file }.
admin-link = رابط الحكم الجديد: { $link }
admin-closed = { $count ->
        [one] أُغلقت مباراة واحدة.
        [two] أُغلقت مباراتان.
        [few] أُغلقت { $count } مباريات.
       *[other] أُغلقت { $count } مباراة.
    }
admin-archived = { $count ->
        [one] كُتب قيد واحد في { $file }.
        [two] كُتب قيدان في { $file }.
        [few] كُتبت { $count } قيود في { $file }.
        [many] كُتب { $count } قيداً في { $file }.
       *[other] كُتب { $count } قيد في { $file }.
    }
admin-deleted = { $count ->
        [one] حُذف سجل مباراة واحدة.
        [two] حُذف سجلا مباراتين.
        [few] حُذفت سجلات { $count } مباريات.
       *[other] حُذفت سجلات { $count } مباراة.
    }
admin-anonymised = { $count ->
        [0] لم يُعثر على شخص بهذا الاسم أو الرقم.
        [one] أُزيل الشخص من سجل مباراة واحدة.
        [two] أُزيل الشخص من سجلي مباراتين.
        [few] أُزيل الشخص من سجلات { $count } مباريات.
       *[other] أُزيل الشخص من سجلات { $count } مباراة.
    }
admin-invited = بهذا الرابط يستطيع { $name } أن يُعدّ مباريات: { $link }
admin-uninvited = سُحبت الدعوة.
check-fine = لا تغييرات. السجلات: { $streams }، القيود: { $entries }.
check-entry = { $journal }: غُيّر السجل من القيد { $version } فصاعداً.
check-end = { $journal }: تنقص قيود في آخره، أو غُيّر آخره.
check-name = { $journal }: غُيّر نص محفوظ مع أحد القيود.
check-missing = { $journal }: هذه المباراة مفقودة، وهي من مباريات إحدى المسابقات، ولم يحذفها أي مشرف.
check-loose = { $journal }: حُفظ هذا السجل بإصدار أقدم من البرنامج، ولا يمكن فحصه.
check-found = { $place } ({ $written }): { $times ->
        [one] مرة واحدة
        [two] مرتان
        [few] { $times } مرات
       *[other] { $times } مرة
    }
check-not-found = لم يُعثر على شخص بهذا الاسم أو الرقم.
forgotten-again = { $count ->
        [0] لم يكن في المخزن شيء مما حُذف.
        [one] حُذفت ثانيةً بيانات محذوفة من سجل مباراة واحدة.
        [two] حُذفت ثانيةً بيانات محذوفة من سجلي مباراتين.
        [few] حُذفت ثانيةً بيانات محذوفة من سجلات { $count } مباريات.
       *[other] حُذفت ثانيةً بيانات محذوفة من سجلات { $count } مباراة.
    }
copy-done = نُسخ وجرى التحقق. السجلات: { $streams }، القيود: { $entries }.
protocol-no-act = لا يوجد فعل يطابق «{ $word }». يعرض { $command } كل الأفعال.

# Errors in a value on the command line or in a configuration file.
wrong-choice = يجب أن يكون واحداً من: { $known }
wrong-metrics = يجب أن يكون منفذاً مثل 9464، أو عنواناً مع منفذ مثل ⁦10.0.0.5:9464⁩
wrong-engine = يجب أن يكون بالصيغة: اسم=برنامج
wrong-shard = يجب أن يكون بالصيغة ⁦I/N⁩، وI من 1 إلى N
wrong-number = يجب أن يكون عدداً صحيحاً
wrong-range = يجب أن يكون عدداً صحيحاً من { $from } إلى { $to }
wrong-minimum = يجب أن يكون عدداً صحيحاً لا يقل عن { $from }
wrong-too-large = عدد كبير جداً
wrong-address = يجب أن يكون عنواناً مع منفذ، مثل 127.0.0.1:8064
database-scid = هذه قاعدة بيانات Scid وليست PGN. افتحها في Scid وصدّر مبارياتها بصيغة PGN، ثم استخدم الملف المصدَّر.
database-chessbase = هذا ملف ChessBase وليس PGN. افتحه في ChessBase واحفظ مبارياته قاعدةَ بيانات PGN، ثم استخدم ذلك الملف.
wrong-config-value = { $name }: يجب أن يكون نصاً أو رقماً أو ⁦true⁩ أو ⁦false⁩
wrong-config-key = ⁦{ $name }⁩: لا يوجد خيار بهذا الاسم.{ $near ->
        [none] { "" }
       *[other] { " " }هل تقصد «{ $near }»؟
    }

## أخطاء نظام التشغيل، بعد اسم ملف أو عنوان

system-not-found = الملف غير موجود
system-permission-denied = الوصول غير مسموح به
system-already-exists = الملف موجود من قبل
system-is-a-folder = هذا مجلد وليس ملفاً
system-not-a-folder = جزء من المسار ليس مجلداً
system-disk-full = القرص ممتلئ
system-read-only = القرص للقراءة فقط
system-address-in-use = يستعمل برنامج آخر هذا العنوان
system-address-not-available = ليس لهذا الحاسوب هذا العنوان
system-connection-refused = لا يجيب أي خادم على هذا العنوان

## touchmove-answers: an incident in a hall

hall-milder-penalty = قد تنص لائحة المسابقة على عقوبة أخف. إن كان الأمر كذلك فاختر ذلك في «المسابقة».
