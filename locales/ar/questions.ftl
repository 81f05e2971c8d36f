# Texts shown with a question to the arbiter: certain facts, effects of each answer, and the
# reason for the recommendation. $player is the player concerned, $opponent the other player.

## Certain facts

certain-clock-shows = تشير ساعة { NAME($player) } إلى { TIME($ms) }.
certain-clock-showed = كانت ساعة { NAME($player) } تشير إلى { TIME($ms) } عندما حدث ذلك.
certain-flag-down = علم { NAME($player) } ساقط.
certain-mate-undecided = لم يحسم البحث ما إذا كان لا يزال بإمكان { NAME($player) } تنفيذ كش مات.
certain-castling-was-legal = كان التبييت ({ $move }) قانونياً.
certain-offences =
    { $count ->
        [0] لا توجد مخالفة أخرى مسجلة على { NAME($player) }.
        [one] هذه أول مخالفة مسجلة على { NAME($player) }.
        [two] سُجلت على { NAME($player) } مخالفتان، بما فيها هذه.
        [few] سُجلت على { NAME($player) } { $count } مخالفات، بما فيها هذه.
       *[other] سُجلت على { NAME($player) } { $count } مخالفة، بما فيها هذه.
    }
certain-warnings =
    { $count ->
        [0] لم يُوجَّه أي إنذار إلى { NAME($player) }.
        [one] وُجّه إنذار واحد إلى { NAME($player) }.
        [two] وُجّه إنذاران إلى { NAME($player) }.
        [few] وُجّهت { $count } إنذارات إلى { NAME($player) }.
        [many] وُجّه { $count } إنذاراً إلى { NAME($player) }.
       *[other] وُجّه { $count } إنذار إلى { NAME($player) }.
    }
certain-time-used = خسر { NAME($player) } بسبب ذلك { TIME($ms) }.
certain-was-running = كانت ساعة { NAME($player) } هي التي تعمل.

## Reasons for a recommendation

because-first-offence = هذه أول مخالفة من { NAME($player) }.
because-offended-before = ليست هذه أول مخالفة من { NAME($player) }.
because-persistent = يستمر { NAME($player) } في ذلك على الرغم من إجراءات الحكم.
because-serious = ربما حسم هذا المباراة لصالح { NAME($player) }.
because-time-was-used = خسر { NAME($player) } وقتاً بسبب ذلك.
because-mate-not-excluded = لم يثبت أن { NAME($player) } كان عاجزاً عن تنفيذ كش مات.
because-clock-marks = تبيّن الساعة أن علم { NAME($player) } سقط أولاً.
because-order-unknown = لا يُعرف أي العلمين سقط أولاً.
because-press-completes = ضغط الساعة يُكمل ما جرى على الرقعة.
because-as-when-it-happened = كانت الساعتان تشيران إلى هذه الأوقات عندما حدث ذلك، ويضاف إليها ما تقرر منذئذ.
because-as-the-time-control-says = هذه هي الأوقات التي يمنحها نظام الوقت للنقلات المسجلة.
because-times-not-recorded = لم تُسجَّل الأوقات. قدّرها مما تظهره الساعتان ومما يقوله اللاعبان.
because-reason-may-be-valid = يُعتبر السبب مقبولاً ما لم يكن واضحاً أنه غير مقبول.
because-clocks-make-up = تُضبط الساعتان تعويضاً عن المساعدة.
because-play-to-be-seen = تحسن متابعة اللعب مدة أطول قبل القرار.
because-nothing-shown = لا دليل على جواب آخر.
because-mate-is-forced = يبيّن البحث أن { NAME($player) } يستطيع فرض كش مات.
because-stays-unless-it-suffers = تبقى الساعتان كما هما، ما لم يتضرر جدول المسابقة.
because-nothing-is-taken = لا يُخصم وقت من لاعب ذي إعاقة.
because-cannot-go-on = لا يستطيع { NAME($player) } مواصلة المباراة.
because-may-be-an-accident = قد يكون { NAME($player) } ضغط الساعة سهواً.
because-play-decides = مع الزيادة يحسم اللعبُ المباراة، لا الساعة.
because-charged-to-the-end = من يؤجل قبل الموعد يخسر الوقت حتى نهاية الجلسة.
because-asked-for-first = يطلب القانون هذا أولاً.
because-cannot-checkmate = لم يعد بإمكان { NAME($player) } تنفيذ كش مات بأي سلسلة من النقلات القانونية.
because-position-to-be-judged = لا توصية هنا: تقدير الوضعية وورقتي التسجيل متروك لإنسان.
because-was-thinking = كان { NAME($player) } هو الذي يفكر.

## Effects of an answer
## $said: the answer or the ruling on it; $white, $black: times or scores.

consequence-clocks = { $said } وعندئذ تشير ساعة الأبيض إلى { TIME($white) } وساعة الأسود إلى { TIME($black) }.
consequence-scores = { $said } نتيجة الأبيض { $white } ونتيجة الأسود { $black }.
