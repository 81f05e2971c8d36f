# Rulings, one sentence for each effect. $player is the player concerned, $opponent the other
# player.

## Obligations on this move

ruling-must-move = على { NAME($player) } أن ينقل القطعة التي على { $square }.
ruling-must-capture = على { NAME($player) } أن يأسر القطعة التي على { $square }.
ruling-must-capture-with = على { NAME($player) } أن يأسر القطعة التي على { $square } بالقطعة التي على { $by }.
ruling-must-castle = على { NAME($player) } أداء { NAME($wing, form: "castling") }.
ruling-must-move-king = على { NAME($player) } أن ينقل الملك.
ruling-must-move-to = على { NAME($player) } أن يؤدي نقلة إلى المربع { $square }.
ruling-must-touched = على { NAME($player) } أن ينقل أو يأسر أول قطعة لُمست ويمكن نقلها أو أسرها.
ruling-must-capture-touched = على { NAME($player) } أن يأسر القطعة التي لُمست.
ruling-must-capture-with-touched = على { NAME($player) } أن يأسر قطعة المنافس التي لمسها بقطعته التي لمسها؛ فإن لم يكن ذلك قانونياً فعليه أن ينقل أو يأسر أول قطعة لُمست ويمكن نقلها أو أسرها.
ruling-must-castle-touched = على { NAME($player) } التبييت مع الرخ الذي لُمس.
ruling-must-written = على { NAME($player) } أن يؤدي النقلة التي كُتبت.
ruling-must-promote = على { NAME($player) } استبدال البيدق الذي على الصف الأخير. ليست هذه مخالفة بعدُ: فالنقلة لا تُعد مؤداة حتى توضع القطعة الجديدة على الرقعة.

## Rights lost

ruling-right-lost-claim-draw = فقد { NAME($player) } حق المطالبة بالتعادل في هذه النقلة.
ruling-right-lost-claim-touched-piece = فقد { NAME($player) } حق الاعتراض على مخالفة { NAME($opponent) } قاعدة اللمس.
ruling-right-lost-castle = لا يحق { NAME($player, form: "to") } أداء { NAME($wing, form: "castling") } في هذه النقلة.
ruling-right-lost-castle-touched = لا يحق { NAME($player, form: "to") } التبييت مع الرخ الذي لُمس في هذه النقلة.

## Moves

ruling-move-made = أدى { NAME($player) } النقلة { $san }.
ruling-move-completed = أكمل { NAME($player) } النقلة.
ruling-illegal-move =
    { $count ->
        [1] أكمل { NAME($player) } نقلة غير قانونية أولى.
        [2] أكمل { NAME($player) } نقلة غير قانونية ثانية.
        [3] أكمل { NAME($player) } نقلة غير قانونية ثالثة.
       *[other] أكمل { NAME($player) } النقلة غير القانونية رقم { $count }.
    }
ruling-position-restored = صُححت الوضعية.
ruling-pawn-replaced = يُستبدل البيدق الذي على { $square } بوزير من لونه.
ruling-put-back = تُعاد الوضعية التي كانت قبل المخالفة.
ruling-pawn-promoted = يُستبدل بيدق { NAME($player) } الذي على الصف الأخير بوزير من لونه.

## Clocks and times

ruling-time-added = يُمنح { NAME($player) } وقتاً إضافياً بمقدار { TIME($ms) }.
ruling-time-removed = يُخصم من ساعة { NAME($player) } وقت بمقدار { TIME($ms) }.
ruling-clock-started = ساعة { NAME($player) } تعمل.
ruling-clock-stopped = أُوقفت ساعة { NAME($player) }.
ruling-flag-fallen = سقط علم { NAME($player) }.
ruling-period-reached = بلغ { NAME($player) } الفترة { $period } من نظام الوقت.

## Offers and claims

ruling-draw-offered = عرض { NAME($player) } التعادل.
ruling-draw-declined = رفض { NAME($player) } عرض التعادل.

ruling-claim-correct-threefold = صحّت مطالبة { NAME($player) } بتكرار الوضعية ثلاث مرات.
ruling-claim-correct-fifty-moves = صحّت مطالبة { NAME($player) } بموجب قاعدة الخمسين نقلة.
ruling-claim-incorrect-threefold = لم تصحّ مطالبة { NAME($player) } بتكرار الوضعية ثلاث مرات.
ruling-claim-incorrect-fifty-moves = لم تصحّ مطالبة { NAME($player) } بموجب قاعدة الخمسين نقلة.
ruling-claim-incorrect-checkmate = مطالبة { NAME($player) } غير صحيحة: ليس هذا كش مات، وتستمر المباراة.
ruling-claim-incorrect-stalemate = مطالبة { NAME($player) } غير صحيحة: ليست هذه وضعية خناق الملك، وتستمر المباراة.
ruling-claim-incorrect-dead-position = مطالبة { NAME($player) } غير صحيحة: لا يزال كش مات ممكناً بنقلات قانونية، وتستمر المباراة.
ruling-claim-incorrect-fivefold = مطالبة { NAME($player) } غير صحيحة: لم تظهر الوضعية خمس مرات، وتستمر المباراة.
ruling-claim-incorrect-seventy-five-moves = مطالبة { NAME($player) } غير صحيحة: لم يؤد كل لاعب خمساً وسبعين نقلة دون أسر أو نقل بيدق. وتستمر المباراة.
ruling-claim-incorrect-flag = لم تصحّ مطالبة { NAME($player) } بسقوط العلم.
ruling-claim-incorrect-illegal-move = لم تصحّ مطالبة { NAME($player) } بوقوع نقلة غير قانونية.
ruling-claim-incorrect-touched = مطالبة { NAME($player) } غير صحيحة: لم يكن { NAME($opponent) } ملزماً بالقطعة التي على { $square }.

## Warnings and penalties

ruling-warning-by-arbiter = يوجه الحكم إنذاراً إلى { NAME($player) }.
ruling-penalty-exclusion = يُبعد { NAME($player) } من جولة أو أكثر بقرار من الحكم.
ruling-penalty-expulsion = يُطرد { NAME($player) } من المسابقة بقرار من الحكم.
ruling-penalty-opponent-points =
    { $halves ->
        [1] عقوبةً على { NAME($player) } تُزاد نتيجة { NAME($opponent) } نصف نقطة.
        [2] عقوبةً على { NAME($player) } تُزاد نتيجة { NAME($opponent) } نقطة واحدة.
       *[other] عقوبةً على { NAME($player) } تُزاد نتيجة { NAME($opponent) } بعدد { $halves } من أنصاف النقطة.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] تُنقص نتيجة { NAME($player) } نصف نقطة.
        [2] تُنقص نتيجة { NAME($player) } نقطة واحدة.
       *[other] تُنقص نتيجة { NAME($player) } بعدد { $halves } من أنصاف النقطة.
    }
ruling-penalty-fine = على { NAME($player) } دفع الغرامة المعلنة.

## Refusals
## $player: the player who asks or acts, or whose flag is concerned.

ruling-refused-has-touched = لا يحق { NAME($player, form: "to") } المطالبة بالتعادل في هذه النقلة، لأنه سبق أن لمس قطعة.
ruling-refused-claims-without-the-clock = لا يحق { NAME($player, form: "to") } المطالبة بالتعادل بعدُ، لأن { NAME($opponent) } لم يضغط الساعة.
ruling-refused-asks-without-the-move = لا يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب الآن، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-not-both-moved = لا يجوز الاتفاق على التعادل قبل أن يؤدي كل من اللاعبين نقلة.
ruling-refused-no-draw-before-move = لا يجوز في هذه المسابقة الاتفاق على التعادل قبل النقلة رقم { $number }.
ruling-refused-no-agreed-draws = لا يجوز في هذه المسابقة الاتفاق على التعادل إلا بموافقة الحكم.
ruling-refused-no-offer = لا يمكن { NAME($player, form: "to") } قبول التعادل، لأنه لم يُعرض عليه.
ruling-refused-offer-stands = لا يمكن { NAME($player, form: "to") } سحب عرض التعادل، فهو سارٍ حتى يجيب عنه { NAME($opponent) }.
ruling-refused-claim-stands = لا يمكن { NAME($player, form: "to") } سحب مطالبته، فمتى قُدّمت المطالبة وجب البتّ فيها.
ruling-refused-nothing-to-withdraw = لا يمكن { NAME($player, form: "to") } سحب عرض التعادل، لأنه لم يقدم عرضاً.
ruling-refused-put-back-already = لا يوجد ما يُعاد: فقد أُعيدت القطعة إلى مكانها من قبل.
ruling-refused-nothing-displaced = لا يُظهر سجل المباراة قطعة مُزاحة هناك. وإن وجد الحكم قطعة مُزاحة أُعيدت إلى مكانها.
ruling-refused-nothing-to-decline = لا يمكن { NAME($player, form: "to") } رفض التعادل، لأنه لم يُعرض عليه.
ruling-refused-nothing-to-answer = لا يوجد سؤال مطروح يمكن للحكم أن يجيب عنه بهذا الجواب.
ruling-refused-nothing-illegal = لا توجد نقلة غير قانونية ليُبتّ فيها.
ruling-refused-nothing-touched = لا دليل على أن { NAME($player) } كان ملزماً بالقطعة التي على { $square }.
ruling-refused-not-proven-illegal = لا دليل على أن الوضعية غير قانونية.
ruling-refused-play-goes-on = لم يُوقَف اللعب، فلا يمكن استئنافه.
ruling-refused-is-adjourned = المباراة مؤجلة، ولا يستأنفها إلا الحكم.
ruling-refused-not-adjourned = لا يمكن استئناف المباراة، لأنها غير مؤجلة.
ruling-refused-draw-not-for-the-arbiter = لا يمكن للحكم إعلان التعادل هنا: فالتعادل ليس عقوبة، ولا يوجد سؤال مطروح يسمح به.
ruling-refused-adjusts-without-the-move = لا يحق { NAME($player, form: "to") } ضبط القطع، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-claims-without-the-move = لا يحق { NAME($player, form: "to") } المطالبة بالتعادل الآن، لأن ذلك من حق صاحب النقلة وحده.
ruling-refused-too-many-points = النتيجة { $result } غير ممكنة، لأن مجموعها أكبر مما تمنحه مباراة واحدة.
ruling-refused-has-touched-since = لم يعد يحق { NAME($player, form: "to") } تقديم هذه المطالبة، لأنه لمس قطعة بعد ذلك.
ruling-refused-answer-due = لا يمكن أن يستمر اللعب حتى يجيب الحكم عن السؤال المطروح.
ruling-refused-flag-not-fallen = لم يسقط علم { NAME($player) }.
ruling-refused-times-undecided = لم يتقرر بعد وقتا الساعتين، وإلى أن يتقررا لا يحسم سقوط العلم شيئاً.
ruling-refused-awaits-answer = تبقى الساعة متوقفة حتى يبت الحكم في المسألة، ولا تُلعب نقلة قبل ذلك.
ruling-refused-result-open = انتهت المباراة. ولم يبق إلا أن يقرر الحكم نتيجتها، ولا يغيرها شيء آخر.
ruling-refused-not-late = ليس { NAME($player) } متأخراً: فهو حاضر، أو مسموح له بالتأخر، أو ما زال أمامه وقت للحضور.
ruling-refused-only-the-event-allows = للمسابقة وحدها أن تحدد وقتاً لاحقاً، لا للحكم: فلا يجوز أن يحضر { NAME($player) } بعد زمن الغياب.
ruling-refused-move-not-completed = لم يحن بعدُ وقت البتّ في نقلة غير قانونية: لم يكمل { NAME($opponent) } النقلة، ولا يزال بإمكانه تصحيحها.
ruling-refused-illegal-move-stands = تبقى النقلة غير القانونية لأن نقلة أخرى لُعبت رداً عليها، ولا يمكن تصحيحها إلا باتفاق اللاعبين.
ruling-refused-not-put-right = تبقى النقلة غير القانونية لأن نقلة أخرى لُعبت رداً عليها، ولا تجوز المطالبة بشأنها.
ruling-refused-only-when-claimed = لا يتدخل الحكم إلا إذا طالب أحد اللاعبين.
ruling-refused-only-when-asked = لا يبتّ الحكم في القطع الملموسة إلا إذا طلب أحد اللاعبين ذلك.
ruling-refused-found-too-late = لم يعد الخطأ يُصحَّح، لأن نقلات كثيرة لُعبت بعده.
ruling-refused-nothing-to-correct = لا توجد هنا نقلة غير قانونية يمكن للاعبين تصحيحها بالاتفاق.
ruling-refused-quickplay-not-announced = لا يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب، لأن المسابقة لم تعلن العمل بإرشادات نهاية اللعب السريع.
ruling-refused-quickplay-not-in-blitz = لا يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب في الشطرنج الخاطف.
ruling-refused-quickplay-not-with-increment = لا يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب، لأن المباراة بزيادة.
ruling-refused-not-in-last-period = لا يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب قبل الفترة الأخيرة.
ruling-refused-two-minutes-left = لا يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب ولديه دقيقتان أو أكثر.
ruling-refused-own-flag-down = لم يعد يحق { NAME($player, form: "to") } تقديم هذه المطالبة أو هذا الطلب، لأن علمه سقط.
ruling-refused-no-such-request = لا يحق { NAME($player, form: "to") } طلب زيادة مع كل نقلة بموجب هذا الإصدار من القانون.
ruling-refused-not-legal = النقلة غير قانونية ولا تُقبل.
ruling-refused-only-moves-entered = تُدخل النقلات هنا فقط، ولا يمكن فعل شيء آخر بالقطع.
ruling-refused-ended-by-claim = أنهت المطالبة المباراة، ولا تُلعب بعدها نقلات.
ruling-refused-game-goes-on = لا يمكن { NAME($player, form: "to") } التوقيع على نتيجة والمباراة جارية.
ruling-refused-result-stands = تبقى النتيجة كما هي: لم يقررها الحكم، ولم يوقّع اللاعبان على نتيجة واحدة.
ruling-refused-sheet-at-hand = لا حاجة إلى إعادة بناء المباراة على رقعة، لأن ورقة تسجيل { NAME($player) } كاملة.
ruling-refused-no-further-period = { NAME($player) } في الفترة الأخيرة، فلا يمكن أن تبدأ فترة جديدة.
ruling-refused-move-not-announced = لا تُعتبر نقلة { NAME($player) } مؤداة قبل الإعلان عنها، فلا يجوز ضغط الساعة.
ruling-refused-slip-not-corrected = أعلن { NAME($player) } نقلة غير التي على الرقعة، وعليه تصحيح ذلك قبل ضغط الساعة.
ruling-refused-corrected-too-late = لم يعد بإمكان { NAME($player) } تصحيح ما أعلنه، لأن الساعة قد ضُغطت.
ruling-refused-boards-agree = الوضعيتان على الرقعتين متطابقتان.
ruling-refused-not-for-assistants = لا يحق لمساعد { NAME($player) } أن يفعل هذا.
ruling-refused-opponent-has-assistant = لا يحق { NAME($player, form: "to") } الاستعانة بمساعد، لأن لدى { NAME($opponent) } مساعداً.
ruling-refused-seals-without-the-move = لا يحق { NAME($player, form: "to") } تأجيل المباراة أو ختم نقلة، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-seals-another-move = على { NAME($player) } أن يختم النقلة التي أداها على الرقعة.
ruling-refused-not-there-to-reply = يبقى المغلف مغلقاً، لأن { NAME($player) } الذي عليه الرد غائب.
ruling-refused-not-identifiable = هذه الوضعية مستحيلة، فلا يمكن وضعها على الرقعة.
ruling-refused-no-such-article = لا توجد في هذا الإصدار مادة كهذه.
ruling-refused-not-resumed = يبقى المغلف مغلقاً، لأن المباراة لم تُستأنف بعد.
ruling-refused-no-envelope = لا يوجد مغلف فيه نقلة مختومة.
ruling-refused-envelope-void = المغلف باطل ويبقى مغلقاً: فالنقلة المختومة ردّ على نقلة غير قانونية جرى تصحيحها.
ruling-refused-times-are-right = الساعتان تشيران إلى الوقت الصحيح أصلاً.
ruling-refused-move-made = ترك { NAME($player) } القطعة من يده، فالنقلة مؤداة ولا يمكن تغييرها.
ruling-refused-opponent-has-the-move = لا يحق { NAME($player, form: "to") } أداء نقلة الآن، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-adjusts-without-the-clock = لا يحق { NAME($player, form: "to") } ضبط القطع، لأن ساعة { NAME($opponent) } هي التي تعمل.
ruling-refused-relies-on-display = تُرفض مطالبة { NAME($player) }، لأنها لا تستند إلا إلى شاشة أو رقعة عرض أو عداد نقلات.
ruling-refused-not-on-the-list = لا يمكن توقيع هذه العقوبة على { NAME($player) }، لأن هذا الإصدار لا ينص عليها.
ruling-refused-warning-first = لا يخسر { NAME($player) } بالمخالفة الأولى في المباراة، فجزاؤها الإنذار.
ruling-refused-opponent-wins = العقوبة خسارة المباراة ويفوز المنافس: فالحكم لا يقرر هنا نتيجة المنافس.
ruling-refused-no-such-score =
    { $halves ->
        [1] لا يمكن تغيير نتيجة { NAME($player) } بنصف نقطة، لأن المباراة لا تمنح نتيجة كهذه أبداً.
       *[other] لا يمكن تغيير نتيجة { NAME($player) } بهذا المقدار، لأن المباراة لا تمنح نتيجة كهذه أبداً.
    }
ruling-refused-no-appeal = لا يحق { NAME($player, form: "to") } الاستئناف، لأن هذا القرار نهائي.
ruling-refused-nothing-to-cancel = تستمر المباراة: لا سبب لإلغائها.
ruling-refused-usual-start = يبين التسجيل أن المباراة بدأت من الوضعية المعتادة.
ruling-refused-began-rightly = تبيّن للحكم أن المباراة بدأت بداية صحيحة.
ruling-refused-nothing-to-take-back = لم يؤدِّ { NAME($player) } نقلة يمكن التراجع عنها.

## Questions to the arbiter
## $player: the player whom the question concerns.

ruling-question-flag-fallen = سقط علم { NAME($player) }. هل ما زال بإمكان { NAME($opponent) } تنفيذ كش مات بأي سلسلة من النقلات القانونية؟ نعم: يخسر { NAME($player) }. لا: تعادل.
ruling-question-resigned = استسلم { NAME($player) }. هل ما زال بإمكان { NAME($opponent) } تنفيذ كش مات بأي سلسلة من النقلات القانونية؟ نعم: يخسر { NAME($player) }. لا: تعادل.
ruling-question-illegal-moves = أدى { NAME($player) } النقلة غير القانونية التي تستوجب خسارة المباراة. هل ما زال بإمكان { NAME($opponent) } تنفيذ كش مات بأي سلسلة من النقلات القانونية؟ نعم: يخسر { NAME($player) }. لا: تعادل.
ruling-question-flag-order = سقط العلمان كلاهما. أيهما سقط أولاً؟ إن لم يُعرف ذلك فقرر كيف تستمر المباراة.
ruling-question-half-castled = نقل { NAME($player) } الملك كما في التبييت ({ $move }) ولم ينقل الرخ. هل كانت نقلة غير قانونية، أم تبييتاً يجب إتمامه؟
ruling-question-second-move = أدى { NAME($player) } نقلة مع أن صاحب النقلة هو { NAME($opponent) }. تُلغى تلك النقلة وتُعاد القطع إلى أماكنها، وعلى الحكم أن يختار عقوبة.
ruling-question-pressed-back = ضغط { NAME($player) } الساعة دون نقلة ولا مطالبة. هل يُحسب ذلك نقلة غير قانونية، أم كان سهواً؟
ruling-question-touch-meant = ضبط { NAME($player) } القطعة التي على { $square } دون أن يعلن ذلك أولاً. هل لمسها بقصد نقلها أو أسرها؟
ruling-question-no-show = انقضى زمن الغياب، ويُقال إن { NAME($player) } لم يحضر. هل هو غائب؟
ruling-question-wrong-setup = يقول { NAME($player) } إن القطع رُتبت خطأً في البداية، ولا يمكن أن يتبين ذلك من التسجيل. هل هذا صحيح؟
ruling-question-reversed-colours = يقول { NAME($player) } إن كلا اللاعبين يلعب بلون الآخر. هل هذا صحيح؟
ruling-question-expelled = طُرد { NAME($player) } ولا يمكنه مواصلة المباراة. ما نتيجة { NAME($opponent) }؟
ruling-question-forced-mate = سقط علم { NAME($player) }. ولا يمكن لقطع { NAME($opponent) } أن تفرض كش مات على ملك وحيد. هل بيّن { NAME($opponent) } طريقة إلى كش مات إجباري؟
ruling-question-no-progress = يقول { NAME($player) } إن المباراة لا تتقدم. إذا لم يوافق { NAME($opponent) } على التعادل، فعلى الحكم أن يقرر.
ruling-question-late-clock-setting = أُبلغ متأخراً عن خطأ في ضبط الساعة. هل يتضرر جدول المسابقة إن بقيت الساعتان كما هما؟
ruling-question-scoresheet-again = طلب { NAME($player) } الاطلاع على نقلات المباراة مرات تزيد على المسموح به، وعلى الحكم أن يختار عقوبة على التشويش.
ruling-question-quickplay-claim = يطالب { NAME($player) } بالتعادل في نهاية اللعب السريع. هل { NAME($opponent) } عاجز عن الفوز بالطرق العادية، أو لا يبذل جهداً لذلك؟
ruling-question-quickplay-flag = سقط علم { NAME($player) } وكان القرار في مطالبة مؤجلاً. هل كان { NAME($opponent) } عاجزاً عن الفوز بالطرق العادية، أو لم يبذل لذلك جهداً كافياً؟
ruling-question-quickplay-referred = أنهت مطالبة { NAME($player) } المباراة. وعلى الحكم الذي تُحال إليه أن يقرر.
ruling-question-quickplay-increment = يطلب { NAME($player) } خمس ثوانٍ إضافية لكل نقلة لكلا اللاعبين. إذا رفض { NAME($opponent) } التعادل، فعلى الحكم أن يقرر.
ruling-question-recording-assistant = يسجل مساعدٌ النقلات بدلاً من { NAME($player) }. كم يُخصم من الوقت مقابل ذلك؟
ruling-question-sealed-move = لا يمكن أداء النقلة التي ختمها { NAME($player) }. هل ما زال بإمكان { NAME($opponent) } تنفيذ كش مات بأي سلسلة من النقلات القانونية؟ نعم: يخسر { NAME($player) }. لا: تعادل.
ruling-question-session-end = أجّل { NAME($player) } المباراة قبل نهاية الجلسة. كم بقي من وقت الجلسة؟
ruling-question-scoresheets = لا توجد ورقة تسجيل كاملة. كيف يُعرف عدد النقلات؟
ruling-question-times = لُعبت نقلات منذ المخالفة. وعلى الحكم أن يقرر الوقت الذي تُضبط عليه كل ساعة.
ruling-question-wrong-clock = الساعة مضبوطة خطأً. وعلى الحكم أن يقرر ما ينبغي أن تشير إليه.
ruling-question-defective-clock = الساعة معطلة وتُستبدل. وعلى الحكم أن يقرر ما تشير إليه الساعة الجديدة.
ruling-question-device-sounded = صدر صوت عن جهاز { NAME($player) }. هل ما زال بإمكان { NAME($opponent) } الفوز بأي سلسلة من النقلات القانونية؟ نعم: يفوز { NAME($opponent) }. لا: تُحتسب { NAME($opponent, form: "to") } نتيجة تعادل.
ruling-question-stopped-clock = أوقف { NAME($player) } الساعتين. هل كان هناك سبب مقبول؟
ruling-question-offence-clock-handling = أساء { NAME($player) } استعمال الساعة، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-other-hand = ضغط { NAME($player) } الساعة بغير اليد التي أدى بها النقلة. هل يُعاقب على ذلك؟
ruling-question-offence-stopped-clock = أوقف { NAME($player) } الساعتين دون سبب مقبول، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-displaced-pieces = أزاح { NAME($player) } قطعاً من أماكنها، ولزمت مساعدة الحكم. هل يُعاقب على ذلك؟
ruling-question-offence-left-area = غادر { NAME($player) } منطقة اللعب وهو صاحب النقلة ودون إذن، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-left-venue = غادر { NAME($player) } مكان اللعب دون إذن، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-notes = استعان { NAME($player) } بملاحظات أو بنصيحة، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-device = لدى { NAME($player) } جهاز إلكتروني، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-inspection-refused = رفض { NAME($player) } التفتيش، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-distraction = شوّش { NAME($player) } على { NAME($opponent) }، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-disrepute = أساء { NAME($player) } إلى سمعة الشطرنج، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-not-recording = لا يسجل { NAME($player) } النقلات. هل يُعاقب على ذلك؟
ruling-question-offence-accused = اتهم { NAME($opponent) } منافسه { NAME($player) }، وعلى الحكم أن يتحقق من صحة الاتهام.
ruling-question-offence-device-noise = اهتز جهاز { NAME($player) } أو أصدر ضجيجاً، وعلى الحكم أن يقرر هل يُعاقب على ذلك.
ruling-question-offence-eating = يأكل { NAME($player) } عند الرقعة. هل يشوش ذلك على المنافس، وهل يُعاقب عليه؟
ruling-question-offence-smoking = يدخن { NAME($player) }. هل يُسمح بذلك هناك، وإن لم يُسمح فما العقوبة؟
ruling-question-offence-talking = يتكلم { NAME($player) }. هل يشوش ذلك على المنافس، وهل يُعاقب عليه؟
ruling-question-refusal =
    { $count ->
        [1] يرفض { NAME($player) } الالتزام بالقانون، وعلى الحكم أن يختار عقوبة.
       *[other] يصر { NAME($player) } على رفض الالتزام بالقانون، وعلى الحكم أن يقرر ما يترتب على ذلك ونتيجة { NAME($opponent) }.
    }
ruling-question-assistant-moves = يطلب { NAME($player) } مساعداً لأداء النقلات. وعلى الحكم أن يقرر هل يقبله، وهل تُضبط الساعتان تعويضاً عن ذلك.
ruling-question-assistant-clock = يطلب { NAME($player) } مساعداً لضغط الساعة. وعلى الحكم أن يقرر هل يقبله، وهل تُضبط الساعتان تعويضاً عن ذلك.
ruling-question-disturbance = حدث تشويش على المباراة من خارجها. وعلى الحكم أن يقرر ما يُفعل بشأنه.

## The end of the game
## $winner and $loser: the players by the result.

ruling-game-over = انتهت المباراة بالنتيجة { $result }.
ruling-game-over-checkmate = أمات { NAME($winner) } ملك { NAME($loser) } وفاز بالمباراة.
ruling-game-over-resignation = استسلم { NAME($loser) }، وفاز { NAME($winner) } بالمباراة.
ruling-game-over-stalemate = تنتهي المباراة بالتعادل بخناق الملك.
ruling-game-over-dead-position = تنتهي المباراة بالتعادل، إذ لا يستطيع أي من اللاعبين تنفيذ كش مات بأي سلسلة من النقلات القانونية.
ruling-game-over-agreement = تنتهي المباراة بالتعادل باتفاق اللاعبين.
ruling-game-over-threefold-repetition = تنتهي المباراة بالتعادل بتكرار الوضعية ثلاث مرات.
ruling-game-over-fifty-moves = تنتهي المباراة بالتعادل بموجب قاعدة الخمسين نقلة.
ruling-game-over-fivefold-repetition = تنتهي المباراة بالتعادل بتكرار الوضعية خمس مرات، دون حاجة إلى مطالبة.
ruling-game-over-seventy-five-moves = تنتهي المباراة بالتعادل بموجب قاعدة الخمس والسبعين نقلة، دون حاجة إلى مطالبة.
ruling-game-over-time-forfeit = تجاوز { NAME($loser) } الوقت المحدد، وفاز { NAME($winner) } بالمباراة.
ruling-game-over-illegal-moves = خسر { NAME($loser) } المباراة بسبب نقلاته غير القانونية، وفاز { NAME($winner) }.
ruling-game-over-default-time =
    { $outcome ->
        [win] لم يحضر { NAME($loser) } قبل انقضاء زمن الغياب، وفاز { NAME($winner) } بالمباراة.
       *[both-lose] لم يحضر أي من اللاعبين قبل انقضاء زمن الغياب، وكلاهما خاسر.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] خسر { NAME($loser) } المباراة بسبب جهاز إلكتروني، وفاز بها { NAME($winner) }.
       *[half] خسر { NAME($loser) } المباراة بسبب جهاز إلكتروني، وتُحتسب { NAME($winner, form: "to") } نتيجة تعادل.
    }
ruling-game-over-both-flags = تنتهي المباراة بالتعادل، لأن العلمين سقطا كلاهما.
ruling-game-over-cannot-checkmate = تعادل: لا يمكن للمنافس تنفيذ كش مات بأي سلسلة من النقلات القانونية.
ruling-game-over-illegal-position = تنتهي المباراة بالتعادل، لأن الوضعية لا تزال غير قانونية بعد النقلة التالية.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] رُفضت المطالبة في نهاية اللعب السريع، وكانت قد أنهت المباراة، ففاز { NAME($winner) }.
       *[draw] تنتهي المباراة بالتعادل بناءً على مطالبة في نهاية اللعب السريع.
    }
ruling-game-over-arbiters-decision =
    { $outcome ->
        [win] بقرار من الحكم خسر { NAME($loser) } المباراة وفاز بها { NAME($winner) }.
        [draw] تنتهي المباراة بالتعادل بقرار من الحكم.
        [both-lose] بقرار من الحكم خسر اللاعبان كلاهما المباراة.
       *[half] بقرار من الحكم خسر { NAME($loser) } المباراة وتُحتسب { NAME($winner, form: "to") } نتيجة تعادل.
    }
ruling-game-over-sealed-move = لا يمكن أداء النقلة التي ختمها { NAME($loser) }، وفاز { NAME($winner) } بالمباراة.
ruling-game-over-signed-result = وقّع اللاعبان كلاهما على النتيجة { $result }، فهي قائمة.
ruling-game-cancelled-wrong-setup = أُلغيت المباراة ولا تُحتسب، لأن القطع رُتبت خطأً في البداية.
ruling-game-cancelled-interference = أُلغيت المباراة وتُعاد من جديد، لأن أحد المشاهدين تدخل فيها.
ruling-game-cancelled-reversed-colours = أُلغيت المباراة ولا تُحتسب، لأنها بدأت واللونان معكوسان.
ruling-game-cancelled-position-lost = أُلغيت المباراة ولا تُحتسب، لأنه لا يمكن التثبت من الوضعية المؤجلة.
ruling-game-cancelled-broken-off = تُلغى المباراة بالاتفاق ولا تُحتسب.

## Adjourned games

ruling-adjourned = أُجّلت المباراة.
ruling-move-sealed = خُتمت النقلة في مغلف.
ruling-envelope-opened = فُتح المغلف.
ruling-game-resumed = استؤنفت المباراة من الوضعية المؤجلة بالأوقات المسجلة.

## On record

ruling-noted-any-legal-move = القطع الملموسة لا تُلزم اللاعب، وله أن يؤدي أي نقلة قانونية.
ruling-noted-touch-not-binding = لمسُ { NAME($player) } للقطعة غير مُلزم، فقد كان ضبطاً أو وقع سهواً.
ruling-noted-both-flags-down = سقط العلمان كلاهما ولا يُعرف أيهما سقط أولاً، لذلك تستمر المباراة.
ruling-noted-claim-is-offer = صارت مطالبة { NAME($player) } عرضاً للتعادل.
ruling-noted-clock-set = ضُبطت ساعة { NAME($player) } على { TIME($ms) }.
ruling-noted-game-is-over = انتهت المباراة، ونتيجتها لا تتغير.
ruling-noted-appeared =
    { $times ->
        [one] ظهرت الوضعية مرة واحدة: بعد { $at } (0: في البداية؛ +: مع النقلة المكتوبة).
        [two] ظهرت الوضعية مرتين: بعد { $at } (0: في البداية؛ +: مع النقلة المكتوبة).
        [few] ظهرت الوضعية { $times } مرات: بعد { $at } (0: في البداية؛ +: مع النقلة المكتوبة).
       *[other] ظهرت الوضعية { $times } مرة: بعد { $at } (0: في البداية؛ +: مع النقلة المكتوبة).
    }
ruling-noted-count-restarts = النقلة المعلنة أسر أو نقلة بيدق، فيبدأ عدّ الخمسين نقلة من جديد.
ruling-noted-quiet-since = منذ النقلة { $number } لم تؤسر قطعة ولم يُنقل بيدق: عدد نقلات الأبيض { $white }، وعدد نقلات الأسود { $black }.
ruling-noted-clock-shows = تشير ساعة { NAME($player) } إلى { TIME($ms) }.
ruling-noted-came-after = حضر { NAME($player) } وقد مضت على البداية مدة { TIME($ms) }، وزمن الغياب يبلغ { TIME($allowed) }.
ruling-noted-came-in-time = حضر { NAME($player) } وقد مضت على البداية مدة { TIME($ms) }، أي ضمن زمن الغياب البالغ { TIME($allowed) }.
ruling-noted-resumed-without = حضر { NAME($player) } وقد مضت على استئناف المباراة مدة { TIME($ms) }، والحد المسموح به يبلغ { TIME($allowed) }.
ruling-noted-found-after = عدد نقلات كل لاعب عند اكتشاف الخطأ: { $moves }. وإذا بلغ العدد { $stays } لم يعد الخطأ يُصحَّح.
ruling-noted-nothing-left = لا يبقى بعد ذلك وقت لدى { NAME($player) }، فيسقط العلم.
ruling-noted-sealed-ambiguous = النقلة التي ختمها { NAME($player) } تحتمل أكثر من معنى.
ruling-noted-sealed-unclear = لا يمكن قراءة النقلة التي ختمها { NAME($player) }.
ruling-noted-sealed-illegal = النقلة التي ختمها { NAME($player) } غير قانونية.
ruling-noted-condition-void = الشرط الذي ألحقه { NAME($player) } بعرض التعادل لا أثر له، والعرض سارٍ.
ruling-noted-reminded = الحكم يذكّر { NAME($player) } بالقانون.
ruling-noted-deadness-undecided = لا يُعرف ما إذا كان لا يزال بإمكان أحد اللاعبين تنفيذ كش مات، فتستمر المباراة.
ruling-noted-nothing-follows = لا يترتب على ذلك شيء في القانون.
ruling-noted-play-stopped = اللعب متوقف إلى أن يستأنفه الحكم.
ruling-noted-question-settled = بذلك حُسم السؤال المطروح.
ruling-noted-wrong-claims = بلغ عدد مطالبات { NAME($player) } الخاطئة المتتالية { $times }. وللحكم أن يعد ذلك إزعاجاً { NAME($opponent, form: "to") }.
ruling-noted-repeated-offers = بلغ عدد عروض التعادل المتتالية من { NAME($player) } { $times }. وللحكم أن يعد ذلك إزعاجاً { NAME($opponent, form: "to") }.
ruling-noted-time-not-kept = لا يحتفظ { NAME($player) } بالوقت الباقي من الفترة المنتهية، أي بمقدار { TIME($ms) }.
ruling-noted-last-period = { NAME($player) } في الفترة الأخيرة.
ruling-noted-period-completed = أكمل { NAME($player) } نقلات الفترة في الوقت المحدد.
ruling-noted-moves-missing =
    { $moves ->
        [one] بقي على { NAME($player) } أن يكمل نقلة واحدة من نقلات الفترة.
        [two] بقي على { NAME($player) } أن يكمل نقلتين من نقلات الفترة.
        [few] بقي على { NAME($player) } أن يكمل { $moves } نقلات من نقلات الفترة.
       *[other] بقي على { NAME($player) } أن يكمل { $moves } نقلة من نقلات الفترة.
    }
ruling-noted-earlier-period-missed = لم يكمل { NAME($player) } نقلات فترة سابقة في الوقت المحدد.
ruling-noted-time-kept =
    { $ms ->
        [0] لم يبق { NAME($player, form: "to") } من الفترة المنتهية وقت يحتفظ به.
       *[other] يحتفظ { NAME($player) } بالوقت الباقي من الفترة المنتهية، أي بمقدار { TIME($ms) }.
    }
ruling-noted-competition-rules = تسري قواعد المنافسات.
ruling-noted-limited-supervision = الإشراف محدود، وتسري القواعد المخففة للشطرنج السريع والخاطف.
ruling-noted-awaits-next-move = ينتظر الحكم حتى تكتمل النقلة التالية: فإن كانت الوضعية لا تزال غير قانونية عندئذ، انتهت المباراة بالتعادل.
ruling-noted-position-no-longer-illegal = بعد النقلة التالية لم تعد الوضعية غير قانونية، وتستمر المباراة.
ruling-noted-agrees-to-correct = يوافق { NAME($player) } على تصحيح النقلة غير القانونية.
ruling-noted-no-castling = لا يمكن { NAME($player, form: "to") } التبييت بملك أو رخ بدأ على مربع خاطئ.
ruling-noted-castles-exchanged = بدأ كل من ملك { NAME($player) } ووزيره في مكان الآخر: التبييت القصير يكون إلى جناح الوزير، والتبييت الطويل إلى جناح الملك.
ruling-noted-must-progress = على { NAME($player) } أن يحرز تقدماً، والحكم يراقب ذلك.
ruling-noted-restores-on-own-time = يعيد { NAME($player) } القطع المزاحة إلى أماكنها على حساب وقته.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] الحكم يُطلع { NAME($player) } على النقلات للمرة الأولى.
        [two] الحكم يُطلع { NAME($player) } على النقلات للمرة الثانية.
       *[other] الحكم يُطلع { NAME($player) } على النقلات، وهذه هي المرة رقم { $times }.
    }
ruling-noted-scoresheet-given = الحكم يعطي { NAME($player) } ورقة تسجيل.
ruling-noted-decision-postponed = يؤجل الحكم قراره في مطالبة { NAME($player) }، ويمكن منح { NAME($opponent) } دقيقتين.
ruling-noted-increment-set = من الآن تضيف كلتا الساعتين مع كل نقلة { TIME($ms) }.
ruling-noted-claim-ends-game = مطالبة { NAME($player) } تنهي المباراة.
ruling-noted-final-position = يدوّن { NAME($player) } الوضعية النهائية، ويؤكدها { NAME($opponent) }.
ruling-noted-scoresheet-needed = على { NAME($player) } أن يسلم ورقة تسجيل كاملة.
ruling-noted-confirmed = يؤكد { NAME($player) } ما دوّنه { NAME($opponent) }.
ruling-noted-last-move-unwritten = أدى { NAME($player) } نقلة أخرى دون أن يسجل نقلته السابقة رقم { $number }.
ruling-noted-earlier-move-unwritten = أدى { NAME($player) } نقلة أخرى، والنقلة رقم { $number } ناقصة في ورقة التسجيل.
ruling-noted-written-in-advance = سجّل { NAME($player) } النقلة رقم { $number } قبل أدائها.
ruling-noted-written-otherwise = سجّل { NAME($player) } النقلة رقم { $number } على غير ما أُديت.
ruling-noted-offer-unwritten = لم يدوّن { NAME($player) } عرض التعادل في ورقة التسجيل.
ruling-noted-scoresheet-misused = كتب { NAME($player) } شيئاً لا مكان له في ورقة التسجيل.
ruling-noted-other-notation = ما كتبه { NAME($player) } ليس بالتدوين الجبري، ولا يُعتد به دليلاً.
ruling-noted-need-not-write = بقي لدى { NAME($player) } وقت قليل، فلا يلزمه تسجيل النقلات في بقية هذه الفترة.
ruling-noted-sheet-to-complete = على { NAME($player) } أن يكمل ورقة التسجيل قبل تحريك أي قطعة.
ruling-noted-moved-before-completing = أدى { NAME($player) } نقلة قبل إكمال ورقة التسجيل.
ruling-noted-sheet-may-be-used = ورقة تسجيل { NAME($player) } كاملة، ويمكن الاستعانة بها في ذلك.
ruling-noted-arbiter-has-the-moves = في ورقة تسجيل الحكم النقلات الناقصة، ويمكن الاستعانة بها في ذلك.
ruling-noted-position-noted = قبل إعادة بناء المباراة يدوّن الحكم الوضعية.
ruling-noted-time-noted = قبل إعادة بناء المباراة يدوّن الحكم أن ساعة { NAME($player) } تشير إلى { TIME($ms) }.
ruling-noted-running-noted = قبل إعادة بناء المباراة يدوّن الحكم أن ساعة { NAME($player) } كانت تعمل.
ruling-noted-moves-noted =
    { $moves ->
        [one] قبل إعادة بناء المباراة يدوّن الحكم أن { NAME($player) } أدى نقلة واحدة.
        [two] قبل إعادة بناء المباراة يدوّن الحكم أن { NAME($player) } أدى نقلتين.
        [few] قبل إعادة بناء المباراة يدوّن الحكم أن { NAME($player) } أدى { $moves } نقلات.
       *[other] قبل إعادة بناء المباراة يدوّن الحكم أن { NAME($player) } أدى { $moves } نقلة.
    }
ruling-noted-overstep-not-shown = لا تدل أي ورقة تسجيل على أن { NAME($player) } تجاوز الوقت. والنقلة التالية أول نقلة في فترة جديدة.
ruling-noted-result-signed = وقّع اللاعبان كلاهما على النتيجة { $result }.
ruling-noted-signatures-differ = وقّع اللاعبان على نتيجتين مختلفتين.
ruling-noted-castling-announced = صرّح { NAME($player) } بأنه سيقوم بالتبييت.
ruling-noted-not-touched = تحسّس { NAME($player) } قطعة دون أن يرفعها، ولا يُعد ذلك لمساً.
ruling-noted-must-announce = على { NAME($player) } الإعلان عن النقلة، ولا تُعتبر مؤداة قبل ذلك.
ruling-noted-announced-otherwise = أعلن { NAME($player) } نقلة غير التي على الرقعة.
ruling-noted-announcement-unclear = إعلان { NAME($player) } غير مفهوم.
ruling-noted-piece-unannounced = على { NAME($player) } أن يعلن قطعة الترقية.
ruling-noted-slip-corrected = صحّح { NAME($player) } الإعلان الخاطئ في الوقت المناسب.
ruling-noted-slip-uncorrected = ضغط { NAME($player) } الساعة دون أن يصحح إعلانه.
ruling-noted-not-announced = ضغط { NAME($player) } الساعة دون الإعلان عن النقلة.
ruling-noted-repeated-otherwise = كرّر { NAME($player) } نقلة غير التي أُعلنت.
ruling-noted-not-repeated = لم يكرّر { NAME($player) } النقلة المعلنة.
ruling-noted-corrects-board = على { NAME($player) } تصحيح الوضعية على رقعته.
ruling-noted-by-assistant = فعل ذلك مساعد { NAME($player) }.
ruling-noted-must-seal = على { NAME($player) } أن يختم نقلة.
ruling-noted-must-seal-that-move = أدى { NAME($player) } النقلة { $move } على الرقعة، وعليه أن يختمها.
ruling-noted-position-on-envelope = الوضعية مدونة على المغلف.
ruling-noted-time-on-envelope = مدوّن على المغلف أن ساعة { NAME($player) } تشير إلى { TIME($ms) }.
ruling-noted-sealer-on-envelope = مدوّن على المغلف أن { NAME($player) } ختم النقلة رقم { $number }.
ruling-noted-offer-on-envelope = مدوّن على المغلف أن { NAME($player) } عرض التعادل.
ruling-noted-envelope-kept = تحقق الحكم مما على المغلف، وهو يحتفظ به.
ruling-noted-envelope-missing = المغلف مفقود. تستمر المباراة من الوضعية المؤجلة، وتُؤدى النقلة المختومة من جديد.
ruling-noted-untimely-offer = عرض { NAME($player) } سارٍ، مع أنه لم يُقدَّم بين أداء النقلة وضغط الساعة.
ruling-noted-pieces-displaced = أزاح { NAME($player) } قطعاً من أماكنها ({ $squares })، وعليه إعادتها على حساب وقته.
ruling-noted-time-lost = لم يحضر أحد عند البداية، فخسر { NAME($player) } الوقت المنقضي حتى وصوله، أي بمقدار { TIME($ms) }.
ruling-noted-default-time-unstated = كان على المسابقة أن تحدد زمن الغياب ولم تحدده، فيُعتبر صفراً.
ruling-noted-late-arrival-allowed = يسمح الحكم { NAME($player, form: "to") } بالحضور بعد زمن الغياب.
ruling-noted-board-turned = تُنقل الوضعية إلى رقعة موضوعة بالاتجاه الصحيح، وتستمر المباراة.
ruling-noted-unplayed = تُعد المباراة غير ملعوبة، لأن لاعباً لم يحضر في الوقت المحدد.
ruling-noted-own-flag-down = علم { NAME($player) } ساقط أيضاً، ولا تحق المطالبة إلا للاعب بقي لديه وقت.
ruling-noted-colours-stay = تستمر المباراة بالألوان كما هي.
ruling-noted-promotion-piece-missing = لدى { NAME($player) } سبب مقبول: القطعة اللازمة للترقية غير متوفرة.
ruling-noted-piece-requested = يطلب { NAME($player) } قطعة، والحكم يحضرها. وللاعب أن يوقف الساعتين ليطلبها.
ruling-noted-valid-reason = كان لدى { NAME($player) } سبب مقبول لإيقاف الساعتين.
ruling-noted-move-counter-set =
    { $moves ->
        [one] ضُبط عداد النقلات على نقلة واحدة.
        [two] ضُبط عداد النقلات على نقلتين.
        [few] ضُبط عداد النقلات على { $moves } نقلات.
       *[other] ضُبط عداد النقلات على { $moves } نقلة.
    }
ruling-noted-may-leave = يُسمح { NAME($player, form: "to") } بالمغادرة.
ruling-noted-only-to-the-arbiter = لا أثر لهذا: لا يحق للمشاهدين ولا للاعبين الآخرين أن يكلموا غير الحكم.
ruling-noted-spectator-expelled = يُخرج الحكم المشاهد من المكان.
ruling-noted-assistant-accepted = يحق { NAME($player, form: "to") } الاستعانة بالمساعد.
ruling-noted-assistant-rejected = لا يحق { NAME($player, form: "to") } الاستعانة بهذا المساعد.
ruling-noted-appealed = يستأنف { NAME($player) } القرار.
ruling-noted-explanation-due = يحق { NAME($player, form: "to") } أن تُشرح له هذه النقطة من القانون.
ruling-noted-article-explained = يشرح الحكم المادة { $article } { NAME($player, form: "to") }.
ruling-noted-device-allowed = جهاز { NAME($player) } مغلق، وهذا مسموح به.

## On record: reasons why a completed move was illegal
## $move: the squares from and to; $by: the attacking pieces.

ruling-noted-both-hands = أدى { NAME($player) } النقلة بكلتا يديه.
ruling-noted-illegal-position = لا تؤدي أي سلسلة من النقلات القانونية إلى هذه الوضعية.
ruling-noted-no-single-move = ما جرى على الرقعة ليس نقلة واحدة.
ruling-noted-unexplained = قطع لا تفسر وجودها هناك أي نقلة: { PIECES($by, form: "the") }.
ruling-noted-emptied = مربعات لا تفسر خلوّها أي نقلة: { $squares }.
ruling-noted-illegal-because-empty-square = النقلة { $move } غير قانونية، لأنه لم تكن على ذلك المربع قطعة.
ruling-noted-illegal-because-opponents-piece = النقلة { $move } غير قانونية، لأن القطعة للمنافس.
ruling-noted-illegal-because-same-square = النقلة { $move } غير قانونية، لأن القطعة تبقى في مكانها.
ruling-noted-illegal-because-spare-king = النقلة { $move } غير قانونية، لأن الملك الذي يُعتد به هو ملك آخر على الرقعة.
ruling-noted-illegal-because-own-piece-there = النقلة { $move } غير قانونية، لأن على ذلك المربع قطعة من اللون نفسه.
ruling-noted-illegal-because-captures-king = النقلة { $move } غير قانونية، لأن الملك لا يؤسر أبداً.
ruling-noted-illegal-because-not-its-way = النقلة { $move } غير قانونية، لأن القطعة لا تتحرك هكذا.
ruling-noted-illegal-because-path-blocked = النقلة { $move } غير قانونية، لأن قطعة تعترض الطريق.
ruling-noted-illegal-because-pawn-backwards = النقلة { $move } غير قانونية، لأن البيادق لا تتحرك إلا إلى الأمام.
ruling-noted-illegal-because-pawn-blocked = النقلة { $move } غير قانونية، لأن قطعة تقف أمام البيدق.
ruling-noted-illegal-because-pawn-not-on-first-square = النقلة { $move } غير قانونية، لأن البيدق لا يتقدم مربعين إلا من مربعه الأصلي.
ruling-noted-illegal-because-pawn-captures-nothing = النقلة { $move } غير قانونية، لأن البيدق لا يتحرك قطرياً إلا للأسر.
ruling-noted-illegal-because-en-passant-too-late = النقلة { $move } غير قانونية، لأن البيدق لا يؤسر بالمرور إلا مباشرة بعد تقدمه مربعين.
ruling-noted-illegal-because-promotion-missing = النقلة { $move } غير قانونية، لأن البيدق الذي يبلغ الصف الأخير تجب ترقيته.
ruling-noted-illegal-because-promotion-to = النقلة { $move } غير قانونية، لأن البيدق لا يُرقّى إلى تلك القطعة.
ruling-noted-illegal-because-no-promotion = النقلة { $move } غير قانونية، لأن الترقية لا تكون إلا لبيدق يصل إلى الصف الأخير.
ruling-noted-illegal-because-king-left-in-check = النقلة { $move } غير قانونية، لأنها تترك الملك في حالة كش من { PIECES($by, form: "the") }.
ruling-noted-illegal-because-king-exposed = النقلة { $move } غير قانونية، لأنها تعرّض الملك لكش من { PIECES($by, form: "the") }.
ruling-noted-illegal-because-king-moves-into-check = النقلة { $move } غير قانونية، لأن الملك ينتقل إلى مربع يهاجمه { PIECES($by, form: "the") }.
ruling-noted-illegal-because-castling-right-lost = النقلة { $move } غير قانونية، لأن حق التبييت في ذلك الجانب قد فُقد.
ruling-noted-illegal-because-castling-no-rook = النقلة { $move } غير قانونية، لعدم وجود رخ يُبيَّت معه في ذلك الجانب.
ruling-noted-illegal-because-castling-blocked = النقلة { $move } غير قانونية، لأن قطعة تعترض طريق التبييت.
ruling-noted-illegal-because-castling-in-check = النقلة { $move } غير قانونية، لأنه لا يجوز التبييت والملك في حالة كش من { PIECES($by, form: "the") }.
ruling-noted-illegal-because-castling-through-check = النقلة { $move } غير قانونية، لأن الملك سيعبر مربعاً يهاجمه { PIECES($by, form: "the") }.
ruling-noted-illegal-because-castling-into-check = النقلة { $move } غير قانونية، لأن الملك سيصل إلى مربع يهاجمه { PIECES($by, form: "the") }.

## Reasons for the end of a game, in a heading or a list

termination-checkmate = كش مات
termination-resignation = استسلام
termination-stalemate = خناق الملك
termination-dead-position = وضعية جامدة
termination-agreement = اتفاق
termination-threefold-repetition = تكرار الوضعية ثلاث مرات
termination-fifty-moves = خمسون نقلة
termination-fivefold-repetition = تكرار الوضعية خمس مرات
termination-seventy-five-moves = خمس وسبعون نقلة
termination-time-forfeit = تجاوز الوقت
termination-illegal-moves = نقلات غير قانونية
termination-both-flags = سقوط العلمين
termination-cannot-checkmate = لا يمكن للمنافس تنفيذ كش مات
termination-illegal-position = وضعية غير قانونية
termination-quickplay-finish = نهاية اللعب السريع
termination-default-time = انقضاء زمن الغياب
termination-electronic-device = جهاز إلكتروني
termination-arbiters-decision = قرار الحكم
termination-sealed-move = نقلة مختومة
termination-signed-result = نتيجة موقّعة

## The lawful answers to a question
## Named after the answer, or after question and answer if the text depends on the question.

answer-half-castled-agrees = كانت نقلة غير قانونية.
answer-half-castled-rejects = يجب إتمام التبييت.
answer-resumes = تستمر المباراة والساعتان كما هما.
answer-declares-draw = تنتهي المباراة بالتعادل.
answer-declares-lost = يخسر { NAME($player) } المباراة.
answer-observes-flag = سقط علم { NAME($player) } أولاً.
answer-quickplay-finish-agrees = تنتهي المباراة بالتعادل.
answer-quickplay-finish-postpones = تستمر المباراة، ويقرر الحكم لاحقاً.
answer-quickplay-finish-rejects = تُرفض المطالبة، ويُمنح المنافس دقيقتين.
answer-quickplay-flag-agrees = تنتهي المباراة بالتعادل.
answer-quickplay-flag-rejects = يخسر اللاعب بالوقت.
answer-pressed-back-agrees = يُحسب ذلك نقلة غير قانونية.
answer-pressed-back-resumes = كان ذلك سهواً، ولا توجد عقوبة.
answer-touch-meant-agrees = كان اللمس مقصوداً فهو ملزم.
answer-touch-meant-rejects = كان ضبطاً فحسب.
answer-no-show-agrees = اللاعب غائب ويخسر المباراة.
answer-no-show-rejects = اللاعب حاضر: تستمر المباراة.
answer-wrong-setup-agrees = رُتبت القطع خطأً: تُلغى المباراة.
answer-wrong-setup-rejects = رُتبت القطع ترتيباً صحيحاً: تستمر المباراة.
answer-reversed-colours-agrees = كان اللونان معكوسين: تُلغى المباراة.
answer-reversed-colours-rejects = كان اللونان صحيحين: تستمر المباراة.
answer-refusal-resumes = لا توجد عقوبة.
answer-quickplay-referred-rejects = تُرفض المطالبة ويخسر صاحبها.
answer-quickplay-referred-agrees = تنتهي المباراة بالتعادل.
answer-quickplay-increment-agrees = تضيف كلتا الساعتين خمس ثوانٍ مع كل نقلة، ويُمنح المنافس دقيقتين.
answer-quickplay-increment-rejects = تبقى الساعتان كما هما.
answer-no-progress-agrees = تنتهي المباراة بالتعادل.
answer-no-progress-rejects = على المنافس أن يحرز تقدماً، وتستمر المباراة.
answer-late-clock-resumes = تبقى الساعتان كما هما.
answer-late-clock-sets-clocks = سيتضرر جدول المسابقة، فيضبط الحكم كلتا الساعتين.
answer-reminds = الحكم يذكّر { NAME($player) }.
answer-warns = يوجه الحكم إنذاراً إلى { NAME($player) }.
answer-gives-time = يُمنح { NAME($player) } وقتاً إضافياً.
answer-takes-time = يُخصم وقت من { NAME($player) }.
answer-sets-clocks = يضبط الحكم كلتا الساعتين.
answer-declares-lost-scoring =
    { $as ->
        [win] يخسر { NAME($player) } المباراة، وتُحتسب { NAME($opponent, form: "to") } نتيجة فوز.
        [draw] يخسر { NAME($player) } المباراة، وتُحتسب { NAME($opponent, form: "to") } نتيجة تعادل.
       *[loss] يخسر { NAME($player) } المباراة، وتُحتسب { NAME($opponent, form: "to") } نتيجة خسارة.
    }
answer-gives-for-disturbance = يُمنح { NAME($player) } وقتاً تعويضاً عن التشويش.
answer-gives-points = تُزاد نتيجة { NAME($player) } نصف نقطة.
answer-takes-points = تُنقص نتيجة { NAME($player) } نصف نقطة.
answer-fines = على { NAME($player) } دفع الغرامة المعلنة.
answer-excludes = يُبعد { NAME($player) } من جولة أو أكثر.
answer-expels = يُطرد { NAME($player) } من المسابقة.
answer-expels-spectator = يُخرج المشاهد من المكان.
answer-stopped-clock-resumes = كان هناك سبب مقبول، وتستمر المباراة.
answer-stopped-clock-agrees = كان هناك سبب مقبول، وتبقى الساعتان متوقفتين حتى يُستأنف اللعب.
answer-stopped-clock-rejects = لم يكن هناك سبب مقبول، ويجب اختيار عقوبة.
answer-penalty-resumes = لا توجد عقوبة.
answer-disturbance-resumes = لا تعويض.
answer-assistant-agrees = يحق { NAME($player, form: "to") } الاستعانة بالمساعد، وتبقى الساعتان كما هما.
answer-assistant-takes-time = يحق { NAME($player, form: "to") } الاستعانة بالمساعد، ويُخصم من وقته مقابل ذلك.
answer-assistant-rejects = لا يحق { NAME($player, form: "to") } الاستعانة بهذا المساعد.
answer-defective-clock-sets-clocks = يضبط الحكم الوقت على الساعة الجديدة.
answer-recording-assistant-resumes = لا تُضبط الساعة.
answer-reconstructs = يعيد اللاعبان بناء المباراة على رقعة ثانية.
answer-finds-no-overstep = لا دليل على تجاوز الوقت. والنقلة التالية أول نقلة في فترة جديدة.
answer-scoresheets-resumes = تستمر المباراة كما هي.
answer-session-end-resumes = لم يبق شيء من وقت الجلسة.

## Facts missing from a report

ruling-fact-needed-fault = ما الخطأ في النقلة؟
ruling-fact-needed-answered = هل لعب المنافس بعد ذلك؟
ruling-fact-needed-noticed = هل طالب بها المنافس أم رآها الحكم؟
ruling-fact-needed-has = ما القطع الباقية لدى { NAME($player) }؟
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = هل هذه أول نقلة غير قانونية يؤديها { NAME($player) } أم الثانية؟
ruling-fact-needed-forces = هل يمكن للقطع الباقية لدى { NAME($player) } أن تفرض كش مات على ملك وحيد؟
ruling-fact-needed-missing = كم نقلة تنقص في هذه الفترة؟
ruling-fact-needed-holds = هل المطالبة صحيحة؟
ruling-fact-needed-way = كيف كانت المطالبة بالتعادل؟
ruling-fact-needed-touched = ما الذي لُمس؟
ruling-fact-needed-possible = هل توجد نقلة قانونية بالقطعة الملموسة؟
ruling-fact-needed-can-castle = هل التبييت بهذا الرخ قانوني؟
ruling-fact-needed-king-moves = إن كان التبييت غير قانوني: هل للملك نقلة قانونية أخرى؟
ruling-fact-needed-device = هل صدر عن الجهاز صوت أم عُثر عليه فقط؟
ruling-fact-needed-period = في أي فترة من نظام الوقت كان اللاعب؟
ruling-fact-needed-after = كم مضى على البداية عندما حضر اللاعب؟
ruling-fact-needed-default-time = ما زمن الغياب؟
ruling-fact-needed-moves = كم نقلة أكمل كل من اللاعبين؟
ruling-fact-needed-restored = هل أُعيدت القطع إلى أماكنها قبل الضغط على الساعة؟
ruling-fact-needed-still = هل اكتملت النقلة التالية والوضعية لا تزال غير قانونية؟
ruling-fact-needed-on-move = هل { NAME($player) } هو صاحب النقلة؟
ruling-fact-needed-pressed = هل ضُغطت الساعة بعد أسر الملك؟
ruling-fact-needed-earlier = ترك { NAME($player) } ملكه في حالة كش، فتلك النقلة السابقة أيضاً غير قانونية. هل كانت أول نقلة غير قانونية له أم الثانية؟
ruling-fact-needed-left = كم بقي من الوقت لدى صاحب المطالبة؟
