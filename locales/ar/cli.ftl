# What the command line says beside rulings and articles. Around what is written
# in Latin letters stand the marks U+2066 and U+2069: it runs from left to right.

## touchmove judge
## $result: the score; $end: what ended the game, empty while it goes on.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = لماذا: { $why }
judge-result = النتيجة: { $result }
judge-result-with-end = النتيجة: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as it was asked about.

position-legal = { $asked } نقلة قانونية: { $move }، { $san }
position-illegal = { $asked } نقلة غير قانونية وفق { NAME($laws) }:

## touchmove position: what stands at the left, and the state of the game

position-unreadable = لا توجد وضعية: تعذرت قراءة { NAME($field) } عند الحرف { $column }. (للمبرمجين بالإنجليزية: { $why })
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
## $player: whose men or pawns are spoken of; $opponent: the other one.

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
    غير قانونية: لكي تقف بيادق { NAME($player) } حيث تقف، ولكي ترقى، تحتاج إلى { $needed ->
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
position-no-way-for-pawns = غير قانونية: لا يمكن أن تكون بيادق { NAME($player) } قد وصلت إلى حيث تقف، أو رُقّيت، مهما كانت عمليات الأسر.
position-too-many-files-opened =
    غير قانونية: { $opened ->
        [one] على عمود واحد
        [two] على عمودين
        [few] على { $opened } أعمدة
       *[other] على { $opened } عموداً
    } لم يعد بيدق أبيض يواجه بيدقاً أسود. ولا بد أن يكون بيدق قد أسر أو أُسر على كل منها، لكن القطع الناقصة { $accounted ->
        [0] لا تفسر أياً منها.
        [one] لا تفسر إلا واحداً منها.
        [two] لا تفسر إلا اثنين منها.
       *[other] لا تفسر إلا { $accounted } منها.
    }
position-different-first-ranks = غير قانونية: يبدأ اللاعبان بالصف الأول نفسه، ولا يمكن أن تكون الملوك والرخاخ التي ما زال لها حق التبييت قد بدأت هكذا.
position-no-last-move = غير قانونية: لا يمكن أن يكون { NAME($player) } قد أدى النقلة الأخيرة.

## touchmove position, --mate: below the sentence of mate.ftl that answers
## $player: who is to mate; $line: moves with their numbers.

position-mate-line = { $line } (أُعيد لعبها وتم التحقق منها)
# After the sentence that says how many moves suffice.
position-mate-shortest = ولا يوجد أسرع منه.
position-mate-given = كش مات قائم على الرقعة (تم التحقق).
position-mate-undecided =
    { $budget ->
        [one] سُمح بوضعية واحدة؛ ويسمح ⁦--budget⁩ بالمزيد.
        [two] سُمح بوضعيتين؛ ويسمح ⁦--budget⁩ بالمزيد.
        [few] سُمح بعدد { $budget } وضعيات؛ ويسمح ⁦--budget⁩ بالمزيد.
       *[other] سُمح بعدد { $budget } وضعية؛ ويسمح ⁦--budget⁩ بالمزيد.
    }
position-mate-rejected = لا يُعرف ما إذا كان لا يزال بإمكان { NAME($player) } تنفيذ كش مات: ما عُثر عليه لم يجتز التحقق.
position-proof-no-king = البرهان: الرقعة نفسها (تم التحقق).
position-proof-material = البرهان: مبرهنة في القطع الباقية (تم التحقق).
# $men men, each with the squares it can ever stand on, $squares in all.
position-proof-walls = البرهان: لكل من القطع والبيادق، وعددها { $men }، المربعات التي يمكن أن تقف عليها يوماً، ومجموعها { $squares } (تم التحقق).
position-proof-bishops-anywhere =
    { $positions ->
        [one] البرهان: وضعية واحدة للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
        [two] البرهان: وضعيتان للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
        [few] البرهان: { $positions } وضعيات للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
       *[other] البرهان: { $positions } وضعية للقطع الأخرى، أينما كانت الأفيال (تم التحقق).
    }
# $positions in all, in $groups groups.
position-proof-roaming = البرهان: تعداد الوضعيات، وعددها { $positions }، في مجموعات عددها { $groups }؛ ولا تختلف وضعيات المجموعة الواحدة إلا في مكان أحد الملكين (تم التحقق).
# $positions that can be reached; $walls of them were not followed further,
# because no piece gets through there.
position-proof-exhausted =
    { $positions ->
        [one] البرهان: تعداد وضعية واحدة
        [two] البرهان: تعداد وضعيتين
        [few] البرهان: تعداد { $positions } وضعيات
       *[other] البرهان: تعداد { $positions } وضعية
    }{ $walls ->
        [0] { "" } (تم التحقق).
        [one] ، ولواحدة منها جدران لا تُخترق (تم التحقق).
        [two] ، ولاثنتين منها جدران لا تُخترق (تم التحقق).
       *[other] ، وعدد ما له منها جدران لا تُخترق { $walls } (تم التحقق).
    }
position-dead = الوضعية جامدة: لا يستطيع أحد من اللاعبين أن ينفّذ كش مات، وتنتهي المباراة بالتعادل. [{ $article }]
position-not-dead = الوضعية ليست جامدة.
position-dead-undecided = لم يُحسم ما إذا كانت الوضعية جامدة.

## touchmove perft

perft-speed = { $seconds } ث، { $millions } مليون في الثانية

## touchmove judge, under a question to the arbiter
## $option: the arbiter's event, as a protocol writes it.

judge-option = { $option }: { $consequence }
judge-recommended = الموصى به: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: who decides, as the tables name it.

laws-contents = { NAME($edition) }، فصلاً فصلاً:
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
        [decided] يقررها البرنامج.
        [arbiter] يقررها الحكم، ويذكر البرنامج الخيارات القانونية.
        [recorded] تُحفظ في السجل.
        [pending] لا يقررها أحد بعد ({ NAME($reason) }).
        [left-out] لا تسري ({ NAME($reason) }).
       *[text] لا شيء هنا ليُقرَّر: عنوان أو تعريف أو تنظيم مسابقة.
    }
laws-provision =
    { $has-rule ->
        [0] البند: { $provision }
       *[other] البند: { $provision }، وتبتّ فيه القاعدة { $rule }
    }
laws-cases =
    { $count ->
        [0] لا تستشهد بها أي حالة.
        [one] حالة واحدة:
        [two] حالتان:
        [few] { $count } حالات:
       *[other] { $count } حالة:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }و{ $count } أخرى
laws-no-term = «{ $wanted }» ليس من مصطلحات القانون هنا. وبدون كلمة تُعرض كلها.
laws-term = { $term }: { $means } ({ $articles })
laws-change =
    { $kind ->
        [new] جديدة في { NAME($edition) } ({ $to }): { $title }. { $now }
        [gone] أُلغيت بعد { NAME($older) } ({ $from }): { $title }. { $before }
        [outcome] تغيرت منذ { NAME($older) } ({ $from }، والآن { $to }): { $title }. من قبل: { $before } والآن: { $now }
        [standing] يقررها غير من كان يقررها في { NAME($older) } ({ $from }، والآن { $to }): { $title }.
       *[number] لها رقم غير رقمها في { NAME($older) } ({ $from }، والآن { $to }): { $title }.
    }
laws-diff = من { NAME($older) } إلى { NAME($edition) }: جديدة { $new }، ملغاة { $gone }، متغيرة { $outcome }، يقررها غير من كان يقررها { $standing }، متغيرة الرقم فقط { $number }.
laws-no-edition = لا يوجد إصدار باسم «{ $name }». والإصدارات الموجودة: { $near }.
laws-printed-elsewhere = رقمها في النشرة الأخرى لهذا الإصدار من الاتحاد الدولي { $there }.
laws-printed-here = ما رقمه { $there } في النشرة الأخرى لهذا الإصدار من الاتحاد الدولي موجود هنا برقم { $here }.
laws-no-article =
    لا توجد المادة { $number } في { NAME($edition) }. وقريباً منها: { $near }.{ $others ->
        [0] { "" }
       *[other] { " " }وهي موجودة في { $elsewhere }.
    }

# The book of the Laws, in Markdown.
book-title = قوانين الشطرنج: { NAME($edition) }
book-glossary = مصطلحات القانون
book-about = ما تطلبه كل مادة بكلماتنا، ومن يقرر، وما تغيّر عن الإصدار السابق، وما يترتب عليها، والحالات التي توضحها. ولا يغني ذلك عن نص القانون.
book-article = { $article } { $title }
book-changed = ما الذي تغيّر
book-brings-about = ما يترتب عليها، مثلاً
book-example = { $ruling } ({ $case })
book-cases = الحالات
book-found =
    { $count ->
        [0] لا توجد مادة ({ NAME($edition) }) تخص هذه الكلمات.
        [one] مادة واحدة ({ NAME($edition) }) تخص هذا:
        [two] مادتان ({ NAME($edition) }) تخصان هذا، الأرجح أولاً:
        [few] { $count } مواد ({ NAME($edition) }) تخص هذا، الأرجح أولاً:
       *[other] { $count } مادة ({ NAME($edition) }) تخص هذا، الأرجح أولاً:
    }

## touchmove convert
## $place: the file, the line and the column; $text: a move as it is written;
## $notation, $notations: as convert-notation says; $moves, $readings: lists.

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
       *[unreadable] { $place }: نقلة { NAME($player) } رقم { $number }، «{ $text }»، لا تُقرأ كنقلة ({ $notation }).
    }
convert-candidates = ربما كانت: { $moves }.
convert-no-candidates = لا توجد نقلة قانونية تُكتب على نحو قريب منها.
convert-misnumbered = الرقم الذي يسبقها هو { $found } بينما كان الدور على { $expected }: ربما سقطت نقلة أو كُتبت مرتين.
convert-clash = { $place }: نقلة { NAME($player) } رقم { $number }، «{ $text }»، تُقرأ قراءات مختلفة في أكثر من لغة، وكل نقلات المباراة قانونية في كل منها: { $readings }. الخيار { $option } يحدد اللغة المقصودة.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: قُرئت بعض الحروف على أنها الحروف التي تشبهها ({ $notation }).
convert-mixed = { $place }: المباراة مدوّنة بلغتين ({ $notation }).
convert-no-start = { $place }: الوضعية التي تبدأ منها المباراة غير معروفة. (للمبرمجين: { $why })
convert-no-moves = { $file }: لا توجد فيه أي نقلة.
convert-problem = { $place }: { $problem }
# A game that a record goes on with after an illegal move is written in parts.
convert-break =
    { $kind ->
        [illegal] { $place }: نقلة { NAME($player) } رقم { NUMBER($number, useGrouping: 0) }، «{ $text }»، غير قانونية؛ وتستمر المباراة بعدها كمباراة مستقلة من الوضعية التي أدت إليها.
        [pass] { $place }: عند النقلة رقم { NUMBER($number, useGrouping: 0) } تدل «{ $text }» على نقلة لم تُؤدَّ؛ وتستمر المباراة بعدها كمباراة مستقلة.
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
convert-left-out =
    { $count ->
        [one] تُركت مباراة واحدة.
        [two] تُركت مباراتان.
        [few] تُركت { $count } مباريات.
       *[other] تُركت { $count } مباراة.
    }

# The server.
serve-open = افتح { $address }
serve-others = يفتح الآخرون في القاعة { $address }
serve-metrics = أرقام Prometheus على العنوان { $address }
serve-stopped = أُوقفت كل الساعات.
serve-backed-up = نُسخ المخزن إلى { $file }.
admin-link = رابط الحكم الجديد: { $link }
admin-closed = عدد المباريات التي أُغلقت: { $count }
admin-archived = كُتب في { $file } من القيود: { $count }
admin-deleted = عدد السجلات التي حُذفت: { $count }
admin-anonymised = { $count ->
    [0] لا أحد بهذا الاسم أو الرقم في السجلات.
   *[other] عدد السجلات التي أُزيل منها الشخص: { $count }
}
admin-invited = بهذا الرابط يستطيع { $name } أن يُعدّ مباريات: { $link }
admin-uninvited = أُلغيت الدعوة.
check-fine = كل شيء كما كُتب. السجلات: { $streams }، القيود: { $entries }.
check-entry = { $journal }: ما فيه من القيد { $version } فصاعداً ليس ما كُتب.
check-end = { $journal }: تنقص قيود في آخره أو غُيّر آخره.
check-name = { $journal }: بجانب أحد قيوده نص ليس النص الذي كُتب.
check-missing = { $journal }: اختفت هذه المباراة من مسابقة، ولم يحذفها أي مشرف.
check-loose = { $journal }: هذا السجل من إصدار سابق ولا يمكن فحصه.
check-found = { $place } ({ $written }): عدد المرات { $times }
check-not-found = لا أثر لأحد بهذا الاسم أو الرقم.
forgotten-again = { $count ->
        [0] لم يكن في المخزن شيء مما نُسي.
       *[other] عدد السجلات التي كان فيها ما نُسي وأُزيل ثانية: { $count }
    }
copy-done = نُسخ وقورن. السجلات: { $streams }، القيود: { $entries }.
protocol-no-act = لا فعل يتعلق بـ«{ $word }». كل الأفعال: { $command }

# What is wrong with a value on the command line, or in a file that stands for it.
wrong-choice = المطلوب واحد من: { $known }
wrong-metrics = يُنتظر منفذ مثل 9464، أو عنوان مع منفذه مثل ⁦10.0.0.5:9464⁩
wrong-engine = المطلوب اسم=برنامج
wrong-shard = المطلوب ⁦I/N⁩، وI من 1 إلى N
wrong-config-value = { $name }: المطلوب نص أو رقم أو ⁦true⁩ أو ⁦false⁩

## touchmove-answers: an incident in a hall

hall-milder-penalty = قد تنص لائحة المسابقة على عقوبة أخف. إن كان الأمر كذلك هنا فسجّل ذلك في «المسابقة».
