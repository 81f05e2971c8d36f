# Known facts of an incident that the arbiter reports, as labels on buttons and in lists: no
# full stop, no capital.

fact-not-legal = النقلة لم تكن قانونية
fact-pawn-not-promoted = تُرك بيدق على الصف الأخير دون ترقية
fact-no-move = ضُغط على الساعة دون نقلة
fact-both-hands = لُعبت النقلة باليدين معاً
fact-king-taken = أُسر الملك
fact-answered = لعب المنافس بعد ذلك
fact-not-answered = لم يلعب المنافس بعد ذلك
fact-claimed = طالب بها المنافس
fact-seen = رآها الحكم
fact-own-piece = قطعة من قطعه
fact-opponents-piece = قطعة من قطع المنافس
fact-own-and-opponents-piece = قطعة من كل لاعب
fact-king-and-rook = الملك والرخ، الملك أولاً أو معاً
fact-rook-before-king = الرخ ثم الملك
fact-adjusted-or-by-accident = كان ضبطاً للقطع أو لمساً سهواً
fact-can-be-played = توجد نقلة قانونية بها
fact-cannot-be-played = لا توجد نقلة قانونية بها
fact-king-can-move = للملك نقلة قانونية أخرى
fact-king-cannot-move = ليس للملك أي نقلة قانونية
fact-with-the-move = وهو صاحب النقلة ولم يلمس شيئاً
fact-with-a-written-move = والنقلة مكتوبة ولم يلمس شيئاً
fact-after-touching-a-piece = بعد لمس قطعة أو تحريكها في هذه النقلة
fact-after-pressing-the-clock = بعد الضغط على الساعة
fact-on-the-move = اللاعب هو صاحب النقلة
fact-not-on-the-move = صاحب النقلة هو المنافس
fact-forces-mate = القطع تفرض كش مات
fact-does-not-force-mate = القطع لا تفرض كش مات
fact-pressed = ضُغط على الساعة
fact-not-pressed = لم يُضغط على الساعة
fact-correct = المطالبة صحيحة
fact-incorrect = المطالبة غير صحيحة
fact-sounded = صدر عن الجهاز صوت
fact-sounded-in-a-bag = صدر عن الجهاز صوت في الحقيبة
fact-found = عُثر على جهاز
fact-not-switched-off = عُثر عليه في حقيبة وهو مشغَّل
fact-switched-off = عُثر عليه مغلقاً في حقيبة
fact-put-back = أُعيدت قبل الضغط على الساعة
fact-not-put-back = لم تُعد قبل الضغط على الساعة
fact-before-the-next-move = لم تكتمل النقلة التالية
fact-still-so = ما زالت غير قانونية بعد النقلة التالية
fact-not-so-any-more = لم تعد غير قانونية بعد النقلة التالية
fact-last-period = هي الفترة الأخيرة
fact-no-moves-missing = لا تنقص نقلات
fact-moves-missing = النقلات الناقصة: { $number }
fact-number = النقلة غير القانونية رقم { $number }
fact-period = الفترة { $number }
fact-moves-made = النقلات التي أكملها كل لاعب: { $number }
fact-after = بعد البداية بمقدار { TIME($ms) }
fact-default-time =
    { $ms ->
        [0] زمن الغياب: صفر
       *[other] زمن الغياب يبلغ { TIME($ms) }
    }
fact-left = بقي وقت بمقدار { TIME($ms) }
fact-in = في الوضعية المعطاة
fact-has-king = لم يبق لدى { NAME($player) } إلا الملك
fact-has-king-and-bishop = لدى { NAME($player) } ملك وفيل
fact-has-king-and-knight = لدى { NAME($player) } ملك وحصان
fact-has-king-and-queens = لدى { NAME($player) } ملك ووزراء
fact-has-king-and-rooks = لدى { NAME($player) } ملك ورخاخ
fact-has-more = لدى { NAME($player) } أكثر من ذلك
fact-can-checkmate = ما زال بإمكان { NAME($player) } تنفيذ كش مات
fact-cannot-checkmate = لم يعد بإمكان { NAME($player) } تنفيذ كش مات

# Steps for the arbiter's hands and the clock, in order.

hands-stop = أوقف الساعتين.
hands-add = أضف { TIME($ms) } إلى ساعة { NAME($player) }.
hands-take = اخصم { TIME($ms) } من ساعة { NAME($player) }.
hands-clock = ساعة { NAME($player) }
hands-start = شغّل ساعة { NAME($player) }.
hands-go-on = شغّل ساعة صاحب النقلة.
hands-wait = اترك الساعتين متوقفتين حتى تتخذ قرارك.
hands-put-back = أعد إلى الرقعة الوضعية التي كانت قبل المخالفة، أو آخر وضعية معروفة.
hands-taken-back = تراجع عن النقلات التي لُعبت بعد المخالفة.
hands-displaced = شغّل ساعة { NAME($player) } ريثما يعيد القطع إلى أماكنها، ثم أوقف الساعتين مجدداً.
hands-over = اترك الساعتين متوقفتين. سجّل النتيجة { $result }، ويوقّع اللاعبان.
hands-forfeit = اترك الساعتين متوقفتين. سجّل النتيجة { $result } على أنها مباراة لم تُلعب.
hands-nothing = لا تفعل شيئاً: يستمر اللعب.
hands-decide = دع اللعب يستمر حتى تتخذ قرارك.

# Headline of an answer. $open: yes while a decision is open.
verdict-illegal-move =
    { $count ->
        [1] أول نقلة غير قانونية
        [2] ثاني نقلة غير قانونية
        [3] ثالث نقلة غير قانونية
       *[other] النقلة غير القانونية رقم { $count }
    }{ $open ->
        [yes] { "" }
       *[no] : تستمر المباراة
    }
verdict-goes-on = تستمر المباراة
