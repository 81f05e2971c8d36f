# إجابات السؤال «لماذا؟». أسماء الجمل وقيمها مشروحة في الملف الإنجليزي. دون نقطة في آخرها.

## النقلة

why-move = نقل { NAME($player) } { NAME($piece, form: "the") } من { $from } إلى { $to }.
why-move-castling = أدى { NAME($player) } { NAME($wing, form: "castling") } بنقل الملك من { $from } إلى { $to }.
why-move-promoted = نقل { NAME($player) } البيدق من { $from } إلى { $to } واستبدل به { NAME($role, form: "the") }.

## الجملة

why-counted = الوقائع: { $facts }.
why-list = { $rest }؛ { $next }
why-items = { $rest }، { $next }
why-article = المادة { $article }: { $gist }
why-article-alone = المادة { $article }.

## من

why-accepting = اللاعب الذي وافق: { NAME($value) }
why-claimant = صاحب المطالبة: { NAME($value) }
why-displacer = من أزاح القطع: { NAME($value) }
why-flag = صاحب العلم الساقط: { NAME($value) }
why-mover = من أدى النقلة: { NAME($value) }
why-offender = صاحب المخالفة: { NAME($value) }
why-replier = من عليه الرد على النقلة المختومة: { NAME($value) }
why-running = صاحب الساعة التي كانت تعمل: { NAME($value) }
    .none = لم تكن أي ساعة تعمل
why-sealer = من ختم النقلة: { NAME($value) }
why-to = يُوجَّه إلى: { NAME($value) }
    .none = يُوجَّه إلى اللاعبين كليهما
why-whose = صاحب ورقة التسجيل الكاملة: { NAME($value) }
why-blind-game-by = لاحظ ذلك: { NAME($value) }
why-displaced-piece-by = من أوقف الساعتين: { NAME($value) }
why-press-back-by = صاحب المطالبة: { NAME($value) }
why-stopping-by =
    .ruling = سبب التوقف مطالبة أو قرار
    .arbiter = أوقف الحكم اللعب
    .player = أوقف أحد اللاعبين اللعب

## هل كش مات ممكن

why-opponent =
    .can = لا يزال بإمكان المنافس تنفيذ كش مات
    .cannot = لا يمكن للمنافس تنفيذ كش مات بأي سلسلة من النقلات القانونية
    .undecided = لم يتبين ما إذا كان لا يزال بإمكان المنافس تنفيذ كش مات
why-illegal-move-opponent =
    .can = { "" }
    .cannot = { why-opponent.cannot }
    .undecided = { why-opponent.undecided }
why-limited-illegal-move-opponent =
    .can = { "" }
    .cannot = { why-opponent.cannot }
    .undecided = { why-opponent.undecided }
why-chance =
    .can = لا يزال بإمكان صاحب المطالبة تنفيذ كش مات
    .cannot = لا يمكن لصاحب المطالبة تنفيذ كش مات بأي سلسلة من النقلات القانونية
    .undecided = لم يتبين ما إذا كان لا يزال بإمكان صاحب المطالبة تنفيذ كش مات
why-mate =
    .can = لا يزال بإمكان أحد اللاعبين تنفيذ كش مات
    .cannot = لا تؤدي أي سلسلة من النقلات القانونية إلى كش مات لأحد اللاعبين
    .undecided = لم يتبين ما إذا كان لا يزال بإمكان أحد اللاعبين تنفيذ كش مات
why-dead =
    .true = الوضعية جامدة
    .false = { "" }
why-material =
    .sufficient = لدى صاحب المطالبة قطع تفرض كش مات على ملك وحيد
    .forced-mate-only = ليس لدى صاحب المطالبة قطع تفرض كش مات، لكن كش مات ممكن
    .insufficient = لا يمكن تنفيذ كش مات بقطع صاحب المطالبة

## المباراة

why-pace =
    .standard = { "" }
    .rapid = المباراة من الشطرنج السريع
    .blitz = المباراة من الشطرنج الخاطف
why-regime =
    .competition = { "" }
    .rapid = تسري قواعد الشطرنج السريع دون إشراف كامل
    .blitz = تسري قواعد الشطرنج الخاطف دون إشراف كامل
why-reading =
    .authentic = { "" }
    .illegal-move-loses = في هذه المسابقة يخسر اللاعب بأول نقلة غير قانونية إذا لم يكن الإشراف كاملاً
    .minute-in-all-blitz = في هذه المسابقة العقوبة دقيقة واحدة في جميع مباريات الشطرنج الخاطف
    .delay-loses-saved-time = في هذه المسابقة يضيع الوقت الموفَّر في فترة عند العمل بالوقت المؤخر
    .claimant-needs-time = في هذه المسابقة يجب أن يبقى وقت لمن يطالب بالفوز بالوقت
    .penalties-optional = في هذه المسابقة للحكم أن يترك المخالفات دون عقوبة
why-clock =
    .true = { "" }
    .false = لا توجد ساعة
why-points-win =
    { $value ->
        [2] { "" }
       *[other] نقاط الفوز: { $points }
    }
why-points-draw =
    { $value ->
        [1] { "" }
       *[other] نقاط التعادل: { $points }
    }
why-points-loss =
    { $value ->
        [0] { "" }
       *[other] نقاط الخسارة: { $points }
    }
why-position =
    .none = الوضعية غير مسجلة
why-asked-under = طُرح السؤال بموجب: { $value }
why-ended-under = ما أنهى المباراة: { $value }
why-fact = ينقص في البلاغ: { $value }

## النقلات غير القانونية

why-count = عدد نقلات اللاعب غير القانونية ومنها هذه: { $value }
why-irregularity =
    .not-legal = { "" }
    .no-move = ضُغط على الساعة دون نقلة
    .two-hands = لُعبت النقلة باليدين معاً
why-irregularity-pawn-left = تُرك بيدق دون ترقية على { $value }
    .none = تُرك بيدق على الصف الأخير دون ترقية
why-later-moves =
    .true = لُعبت نقلات بعد ذلك
    .false = { "" }
why-increment =
    { $value ->
        [0] { "" }
       *[other] أضافت الضغطة وقتاً بمقدار { TIME($value) }، ويُخصم هذا الوقت
    }
why-noticed =
    .claimed = طالب بها المنافس
    .observed = رآها الحكم
why-replied =
    .true = أدى المنافس النقلة التالية
    .false = { "" }
why-shows =
    .true = لا تزال المخالفة ظاهرة في الوضعية
    .false = لم تعد المخالفة ظاهرة في الوضعية
why-steps-in =
    .true = يتدخل الحكم
    .false = لا يتدخل الحكم
why-still =
    .true = الوضعية لا تزال غير قانونية بعد النقلة التالية
    .false = لم تعد الوضعية غير قانونية بعد النقلة التالية
why-illegal =
    .true = الوضعية غير قانونية
    .false = الوضعية قانونية
why-proven = ثبت أنه لا تؤدي أي مباراة إلى هذه الوضعية
    .none = لا دليل على أن الوضعية مستحيلة

## التحريك واللمس

why-adjusted =
    .true = ضُبطت القطعة على مربعها
    .false = لم تُضبط القطعة على مربعها
why-bound =
    .none = لم يُعرف أي لمس مُلزم للقطع
why-bound-must =
    .none = لا يمكن نقل أي قطعة ملموسة ولا أسرها
    .move = يجب نقل القطعة التي على { $square }
    .capture = يجب أسر القطعة التي على { $square }
    .capture-with = يجب أسر القطعة التي على { $square } بالقطعة التي على { $by }
    .castle = يجب أداء { NAME($wing, form: "castling") }
    .move-king = يجب نقل الملك
    .move-to = يجب أن تبقى القطعة على { $square }
    .play-what-was-touched = يجب نقل القطعة الملموسة أو أسرها
    .capture-what-was-touched = يجب أسر القطعة الملموسة
    .capture-with-what-was-touched = يجب أسر قطعة المنافس الملموسة بقطعة اللاعب الملموسة
    .castle-with-the-touched-rook = يجب التبييت مع الرخ الملموس
    .make-the-written-move = يجب أداء النقلة المكتوبة
    .replace-the-pawn = يجب استبدال البيدق الذي على الصف الأخير
why-bound-barred = لم يعد يجوز في هذه النقلة { NAME($value, form: "castling") }
    .none = { "" }
why-must =
    .move = النقلة المكتوبة تنقل القطعة التي على { $square }
    .capture = النقلة المكتوبة تأسر القطعة التي على { $square }
    .capture-with = النقلة المكتوبة تأسر القطعة التي على { $square } بالقطعة التي على { $by }
    .castle = النقلة المكتوبة هي { NAME($wing, form: "castling") }
    .move-king = النقلة المكتوبة تنقل الملك
    .move-to = النقلة المكتوبة إلى { $square }
    .play-what-was-touched = يجب نقل القطعة الملموسة أو أسرها
    .capture-what-was-touched = يجب أسر القطعة الملموسة
    .capture-with-what-was-touched = يجب أسر قطعة المنافس الملموسة بقطعة اللاعب الملموسة
    .castle-with-the-touched-rook = يجب التبييت مع الرخ الملموس
    .make-the-written-move = يجب أداء النقلة المكتوبة
    .replace-the-pawn = يجب استبدال البيدق الذي على الصف الأخير
why-touched-piece-what =
    .own = لُمست قطعة للاعب نفسه
    .opponents = لُمست قطعة للمنافس
    .both = لُمست قطعة للاعب نفسه وقطعة للمنافس
    .king-and-rook = لُمس الملك والرخ، الملك أولاً أو معاً
    .rook-first = لُمس الرخ أولاً ثم الملك
    .not-binding = ضُبطت القطع أو لُمست سهواً
why-playable =
    .as-touched = توجد نقلة قانونية بها
    .only-the-king = التبييت غير قانوني، لكن للملك نقلة قانونية أخرى
    .nothing = لا توجد نقلة قانونية بها
why-square = المربع: { $value }
why-squares = المربعات: { $value }
    .none = المربعات غير معروفة
why-castling = التبييت: { $value }
why-mv = النقلة: { $value }
why-from-to = من وإلى: { $value }
why-made-move-moves = النقلات القانونية إلى المربع الذي تُركت القطعة عليه: { $value }
    .none = لا توجد نقلة قانونية إلى المربع الذي تُركت القطعة عليه
why-promoted =
    .true = كانت النقلة ترقية
    .false = { "" }
why-piece-missing =
    .true = القطعة اللازمة للترقية غير متوفرة
    .false = { "" }

## التعادل

why-agreement =
    .free = لا تقيّد المسابقة التعادل بالاتفاق
    .never = تشترط المسابقة موافقة الحكم للتعادل بالاتفاق
why-agreement-from = يُسمح بالتعادل بالاتفاق ابتداءً من النقلة: { $value }
why-move-number = النقلة الجارية: { $value }
why-in-time =
    .true = قُدم العرض بين النقلة والضغط على الساعة
    .false = لم يُقدم العرض بين النقلة والضغط على الساعة
why-stands =
    .true = عرض اللاعب سارٍ
    .false = ليس للاعب عرض سارٍ
why-moved =
    .true = أدى كل من اللاعبين نقلة
    .false = لم يؤدِّ كل من اللاعبين نقلة
why-draw-claim-ground =
    .threefold = المطالبة: الوضعية نفسها للمرة الثالثة
    .fifty-moves = المطالبة: خمسون نقلة دون أسر أو نقل بيدق
why-intended =
    .true = المطالبة مقرونة بنقلة مكتوبة
    .false = المطالبة دون نقلة
why-standing =
    .may-claim = اللاعب هو صاحب النقلة ولم يلمس شيئاً
    .not-on-move = صاحب النقلة هو المنافس
    .clock-not-running = لم يضغط المنافس الساعة بعد
    .has-touched = لمس اللاعب قطعة في هذه النقلة
why-holds =
    .true = المطالبة صحيحة
    .false = المطالبة غير صحيحة
why-times = عدد مرات الظهور: { $value }
    .none = عدد مرات الظهور غير مسجل
why-at = ظهرت الوضعية بعد هذه النقلات (0: في البداية، +: مع النقلة المكتوبة): { $value }
    .none = { "" }
why-number = رقم النقلة: { $value }
why-claimed-end-number = النقلة التي وقع فيها آخر أسر أو نقل بيدق، وإلا فالبداية: { $value }
why-draw-claim-number = النقلة التي وقع فيها آخر أسر أو نقل بيدق، وإلا فالبداية: { $value }
why-by-each = نقلات { NAME($player) } منذ ذلك الحين: { $value }
why-appearances = عدد أنصاف النقلات منذ الظهور السابق: { $value }
    .none = لم تظهر الوضعية من قبل
why-quiet-moves = عدد أنصاف النقلات منذ آخر أسر أو نقل بيدق: { $value }
why-end =
    .checkmate = المطالبة: كش مات
    .stalemate = المطالبة: خناق الملك
    .dead-position = المطالبة: وضعية جامدة
    .fivefold = المطالبة: الوضعية نفسها للمرة الخامسة
    .seventy-five-moves = المطالبة: خمس وسبعون نقلة دون أسر أو نقل بيدق

## الوقت

why-ms = وقت بمقدار { TIME($value) }
why-default-time-ms = مضى منذ البداية وقت بمقدار { TIME($value) }
why-flag-fall-ms = بقي للاعب وقت بمقدار { TIME($value) }
why-win-on-time-ms = بقي للاعب وقت بمقدار { TIME($value) }
why-resumption-ms = تأخر بمقدار { TIME($value) }
why-sealed-move-ms = بقي حتى نهاية الجلسة وقت بمقدار { TIME($value) }
    .none = نهاية الجلسة غير معروفة
why-after = حضر بعد البداية بمقدار { TIME($value) }
why-stated = زمن الغياب في المسابقة يبلغ { TIME($value) }
    .none = لا تحدد المسابقة زمن غياب
why-default-time = زمن الغياب في المسابقة يبلغ { TIME($value) }
    .none = لا تحدد المسابقة زمن غياب
why-allowed =
    .true = سمح الحكم بالحضور متأخراً
    .false = لم يسمح الحكم بالحضور متأخراً
why-resumption-allowed = يُسمح بالتأخر مدة { TIME($value) }
why-opponent-absent =
    .true = المنافس أيضاً غائب
    .false = المنافس حاضر أو مسموح له بالتأخر
why-other-absent =
    .true = المنافس أيضاً غائب
    .false = المنافس حاضر
why-missing =
    .nothing = لا تنقص نقلات من الفترة
    .all-remaining = يجب أن تُؤدى كل النقلات الباقية في هذه الفترة
    .earlier-period = لم تكتمل نقلات فترة سابقة في الوقت المحدد
why-missing-moves = النقلات الناقصة من الفترة: { $value }
why-last-period =
    .true = هي الفترة الأخيرة
    .false = ليست الفترة الأخيرة
why-guideline =
    .true = تسري قاعدة سقوط العلمين تلقائياً
    .false = لا تسري قاعدة سقوط العلمين تلقائياً
why-own-down =
    .true = علم صاحب المطالبة ساقط
    .false = علم صاحب المطالبة غير ساقط
why-opponents-down =
    .true = علم المنافس ساقط
    .false = علم المنافس غير ساقط
why-flag-down =
    .true = علم اللاعب ساقط
    .false = علم اللاعب غير ساقط
why-left-ms = بقي للاعب وقت بمقدار { TIME($value) }
    .none = لا توجد ساعة
why-period = الفترة: { $value }
why-kept-ms = بقي من قبل وقت بمقدار { TIME($value) }
why-lost-ms =
    { $value ->
        [0] لم يتجاوز اللاعب الوقت السابق
       *[other] تجاوز اللاعب الوقت السابق بمقدار { TIME($value) }
    }
why-clock-setting-occasion =
    .wrong-setting = ضُبطت الساعتان خطأً
    .defect = إحدى الساعتين معطلة
    .irregularity = صُححت مخالفة
why-clock-setting-moves = عدد النقلات على العداد: { $value }
why-postponed =
    .true = أُجّل القرار
    .false = { "" }

## نهاية اللعب السريع

why-announced =
    .true = أعلنت المسابقة العمل بالإرشادات
    .false = لم تعلن المسابقة العمل بالإرشادات
why-quickplay-finish-increment =
    .true = المباراة بزيادة
    .false = المباراة بلا زيادة
why-granted =
    .true = مُنحت في هذه المباراة خمس ثوانٍ إضافية لكل نقلة
    .false = لم تُمنح في هذه المباراة خمس ثوانٍ إضافية لكل نقلة
why-has-move =
    .true = اللاعب هو صاحب النقلة
    .false = صاحب النقلة هو المنافس
why-declared-result-has-move = صاحب النقلة: { NAME($value) }
why-quickplay-finish-offer =
    .true = يُعد الطلب عرضاً للتعادل
    .false = لا يُعد الطلب عرضاً للتعادل
why-arbiter =
    .true = يوجد حكم
    .false = لا يوجد حكم
why-quickplay-finish-ground =
    .cannot-win = المطالبة: لا يستطيع المنافس الفوز بالطرق العادية
    .no-effort = المطالبة: لا يبذل المنافس جهداً للفوز بالطرق العادية
why-wish =
    .increment = يطلب اللاعب خمس ثوانٍ إضافية لكل نقلة لكلا اللاعبين
    .draw = يطالب اللاعب بالتعادل
    .draw-without-arbiter = يطالب اللاعب بالتعادل ولا يوجد حكم
why-drawn =
    .true = يرى الحكم أن المباراة لا تتقدم
    .false = يرى الحكم أن المباراة تتقدم

## أوراق التسجيل

why-last = لم تُسجل آخر نقلة للاعب: { $value }
    .none = سُجلت آخر نقلة للاعب
why-earlier = لم تُسجل نقلة سابقة: { $value }
    .none = سُجلت النقلات السابقة
why-recording-offer =
    .true = لم يُسجَّل عرض تعادل
    .false = لا يوجد عرض تعادل لم يُسجَّل
why-short-of-time =
    .true = وقت اللاعب ضيق في هذه الفترة
    .false = وقت اللاعب غير ضيق في هذه الفترة
why-fault =
    .other-notation = ليس بالتدوين الجبري
    .misuse = لا مكان له في ورقة تسجيل
why-fault-otherwise = أُديت نقلة مختلفة: { $value }
why-incomplete-each =
    .true = في ورقة تسجيل { NAME($player) } نقص
    .false = لا نقص في ورقة تسجيل { NAME($player) } أو لا حاجة إليها
why-other-complete =
    .true = ورقة تسجيل المنافس كاملة
    .false = ورقة تسجيل المنافس غير كاملة
why-arbiter-complete =
    .true = سجّل الحكم النقلات الناقصة
    .false = لم يسجّل الحكم النقلات الناقصة
why-both =
    .true = على اللاعبين كليهما إكمال ورقتي التسجيل
    .false = على هذا اللاعب وحده إكمال ورقة التسجيل
why-scoresheets-moves-each = نقلات { NAME($player) } المعروفة: { $value }
why-times-each = تشير ساعة { NAME($player) } إلى { TIME($value) }
why-scoresheet-shown-count = عدد الطلبات: { $value }
why-scoresheets-by-each = النتيجة التي وقّع عليها { NAME($player) }: { $value }
    .none = لم يوقّع { NAME($player) } على أي نتيجة
why-result = النتيجة: { $value }
why-termination = نهاية المباراة: { $value }
why-declared-result-opponent = نقاط المنافس: { $value }
why-signed =
    .true = وقّع اللاعبان كلاهما على النتيجة
    .false = لم يوقّع اللاعبان كلاهما على النتيجة
why-refusals-each =
    .true = يرفض { NAME($player) } الالتزام بالقانون
    .false = { "" }
why-warned-each =
    .true = سبق إنذار { NAME($player) } في هذه المباراة
    .false = { "" }
why-optional =
    .true = للحكم أن يترك المخالفة دون عقوبة
    .false = { "" }
why-asked =
    .true = { "" }
    .false = { "" }
why-halves = النقاط: { $points }

## السلوك

why-offence =
    .clock-handling = أُسيء استعمال الساعة
    .other-hand = ضُغطت الساعة بغير اليد التي أُديت بها النقلة
    .stopped-clock = أُوقفت الساعتان دون سبب مقبول
    .displaced-pieces = أُزيحت قطع من أماكنها
    .left-area = غادر صاحب النقلة منطقة اللعب دون إذن
    .left-venue = غادر اللاعب مكان اللعب دون إذن
    .notes = استُعين بملاحظات أو بنصيحة
    .device = كان لدى اللاعب جهاز إلكتروني
    .inspection-refused = رُفض التفتيش
    .distraction = جرى التشويش على المنافس
    .disrepute = أُسيء إلى سمعة الشطرنج
    .not-recording = لم تُسجَّل النقلات
    .accused = وجّه المنافس اتهاماً إلى اللاعب
    .device-noise = اهتز جهاز اللاعب أو أصدر ضجيجاً
    .eating = أكل اللاعب عند الرقعة
    .smoking = دخّن اللاعب
    .talking = تكلم اللاعب
why-misconduct-count = عدد مرات رفض اللاعب ومنها هذه: { $value }
why-opponent-too =
    .true = المنافس أيضاً يرفض الالتزام
    .false = المنافس ملتزم
why-kind =
    .opponent-points = العقوبة: نقاط للمنافس
    .fewer-points = العقوبة: خصم نقاط
    .fine = العقوبة: غرامة
    .exclusion = العقوبة: إبعاد من جولة أو أكثر
    .expulsion = العقوبة: طرد من المسابقة
why-device =
    .true = الأمر متعلق بجهاز إلكتروني
    .false = الأمر غير متعلق بجهاز إلكتروني
why-electronic-device-found =
    .sounds = صدر عن الجهاز صوت
    .sounds-in-bag = صدر عن الجهاز صوت في الحقيبة
    .has = كان اللاعب يحمل جهازاً
    .in-bag = كان الجهاز في حقيبة وهو مشغَّل
    .switched-off = كان الجهاز في حقيبة وهو مغلق
why-devices =
    .usual = ليست للمسابقة قاعدة خاصة بالأجهزة
    .in-bag = تسمح المسابقة بالأجهزة المغلقة في الحقائب
    .milder = عقوبة المسابقة أخف من خسارة المباراة
    .in-bag-else-milder = تسمح المسابقة بالأجهزة المغلقة في الحقائب، وعقوبتها في ما عدا ذلك أخف من خسارة المباراة
    .as-fide = تُحتسب المباراة في تصنيف الاتحاد الدولي
why-stopping-penalties =
    .true = السؤال المطروح متعلق بعقوبة
    .false = السؤال المطروح غير متعلق بعقوبة
why-third-parties-what =
    .reports = أبلغ أحد المشاهدين عن أمر
    .disturbs = شوّش أحد المشاهدين أو تدخّل
    .telephone = استُعمل هاتف أحد المشاهدين أو رنّ
    .enters = دخل أحد المشاهدين منطقة اللعب
why-fallback-note-what =
    .answer = لا يوجد سؤال مطروح له هذا الجواب
    .illegal-move = أبلغ الحكم عن نقلة غير قانونية، ولا توجد نقلة كهذه
    .illegal-position = لا دليل على أن الوضعية غير قانونية
    .start = بدأت المباراة من قبل
    .resume = لم يُوقَف اللعب
    .press = ضغط اللاعب الساعة وهي متوقفة
    .stop-by-player = أوقف اللاعب لعباً متوقفاً من قبل
    .stop-by-arbiter = أوقف الحكم لعباً متوقفاً من قبل
    .adjournment = المباراة مؤجلة من قبل
    .resumption = المباراة غير مؤجلة
    .leaving = يجوز للاعب أن يغادر
    .other = لا يترتب على ذلك شيء في القانون

## الطلبات

why-help =
    .moves = المساعد لأداء النقلات
    .clock = المساعد لضغط الساعة
why-accepted =
    .true = يقبل الحكم المساعد
    .false = لا يقبل الحكم المساعد
why-requests-number = المادة: { $value }
why-against-allowed =
    .true = تسمح المسابقة بالاستئناف
    .false = لا تسمح المسابقة بالاستئناف
why-against-decision =
    .on-quickplay = القرار يتعلق بنهاية اللعب السريع
    .without-arbiter = القرار يتعلق بمباراة بلا حكم
    .otherwise = القرار لا يتعلق بنهاية اللعب السريع ولا بمباراة بلا حكم

## اللاعبون المكفوفون

why-blind =
    .true = اللاعب مكفوف
    .false = اللاعب مبصر
why-duty =
    .true = هذا العمل من مهام المساعد
    .false = هذا العمل ليس من مهام المساعد
why-opponent-assisted =
    .true = لدى المنافس المكفوف مساعد
    .false = ليس المنافس لاعباً مكفوفاً لديه مساعد
why-said =
    .unclear = لا يُفهم ما أُعلن
    .otherwise = أُعلنت نقلة غير التي على الرقعة
    .without-piece = لا يذكر الإعلان قطعة الترقية
    .corrected = الإعلان صحيح، بعد إعلان خاطئ
    .too-late = جاء التصحيح بعد تشغيل ساعة المنافس
    .repeated-otherwise = كرر المنافس نقلة مختلفة
why-made =
    .true = أُديت النقلة
    .false = لم تُؤدَّ النقلة
why-slip =
    .true = لم يُصحَّح إعلان خاطئ
    .false = لم يبق إعلان خاطئ دون تصحيح
why-blind-game-found =
    .agree = الوضعيتان متطابقتان
    .sheets-differ = ورقتا التسجيل مختلفتان أيضاً
why-found-wrong-on = أُديت النقلة الخاطئة على رقعة اللاعب: { NAME($value) }

## ما اكتُشف متأخراً

why-matter =
    .setup = كانت القطع مرتبة خطأً
    .orientation = كانت الرقعة موضوعة بالاتجاه الخاطئ
    .clock = ضُبطت الساعتان خطأً
why-moves = النقلات التي أداها كل لاعب: { $value }

## المباريات المؤجلة

why-same =
    .true = هي النقلة التي أُديت على الرقعة
    .false = ليست النقلة التي أُديت على الرقعة
why-sealed-move-offer = يوجد عرض تعادل سارٍ قدمه: { NAME($value) }
    .none = لا يوجد عرض تعادل سارٍ
why-resumption-occasion =
    .in-time = حضر اللاعب الذي عليه الرد في الوقت المحدد
    .after-waiting = حضر اللاعب الذي عليه الرد بعد تشغيل الساعة
    .reply = في المغلف الرد على لاعب غائب
why-why =
    .not-there-to-reply = اللاعب الذي عليه الرد غائب
    .not-resumed = لم تُستأنف المباراة
    .no-envelope = لا يوجد مغلف
    .envelope-void = المغلف باطل
why-effect =
    .clock-started = يشغّل الرد ساعة { NAME($who) }
    .clock-stopped = يوقف الرد ساعة { NAME($who) }
    .move-sealed = الرد مختوم
why-flaw =
    .ambiguous = النقلة تحتمل أكثر من معنى
    .unclear = ليس واضحاً أي نقلة هي المقصودة
    .illegal = النقلة المختومة غير قانونية
why-has-moved =
    .true = أدى اللاعب نقلة بعد استئناف المباراة
    .false = لم يؤدِّ اللاعب نقلة بعد استئناف المباراة
why-right-each = الوقت الصحيح لدى { NAME($player) } يبلغ { TIME($value) }
why-shown-each = الوقت المعروض لدى { NAME($player) } يبلغ { TIME($value) }
why-replier-absent =
    .true = اللاعب الذي عليه الرد غائب
    .false = اللاعب الذي عليه الرد حاضر
why-sealer-absent =
    .true = اللاعب الذي ختم النقلة غائب
    .false = اللاعب الذي ختم النقلة حاضر
