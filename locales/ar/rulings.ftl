# What a ruling says: one sentence for each effect. $player is the player
# concerned, $opponent the other one.

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
ruling-must-promote = على { NAME($player) } استبدال البيدق الذي على الصف الأخير. لا مخالفة بعد: لا تُعد النقلة قد أُديت حتى توضع القطعة الجديدة.

## Rights lost

ruling-right-lost-claim-draw = فقد { NAME($player) } حق المطالبة بالتعادل في هذه النقلة.
ruling-right-lost-claim-touched-piece = فقد { NAME($player) } حق المطالبة بأن { NAME($opponent) } لم يلتزم بقواعد لمس القطع ونقلها.
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
# $position is the position that stands from now on, as FEN.
ruling-position-restored = صُححت الوضعية، وهي الآن { $position }.
ruling-pawn-replaced = يُستبدل البيدق الذي على { $square } بوزير من لونه.
ruling-put-back = تُعاد الوضعية التي سبقت المخالفة مباشرة.
ruling-pawn-promoted = يُستبدل بيدق { NAME($player) } الذي على الصف الأخير بوزير من لونه.

## Clocks and times

ruling-time-added = يُمنح { NAME($player) } وقتاً إضافياً بمقدار { TIME($ms) }.
ruling-time-removed = يُخصم من ساعة { NAME($player) } وقت بمقدار { TIME($ms) }.
ruling-clock-started = ساعة { NAME($player) } تعمل.
ruling-clock-stopped = أوقفت ساعة { NAME($player) }.
ruling-flag-fallen = سقط علم { NAME($player) }.
ruling-period-reached = بلغ { NAME($player) } الفترة { $period } من نظام الوقت.

## Offers and claims

ruling-draw-offered = عرض { NAME($player) } التعادل.
ruling-draw-declined = رفض { NAME($player) } عرض التعادل.

ruling-claim-correct-threefold = صحّت مطالبة { NAME($player) } بتكرار الوضعية ثلاث مرات.
ruling-claim-correct-fifty-moves = صحّت مطالبة { NAME($player) } بموجب قاعدة الخمسين نقلة.
ruling-claim-incorrect-threefold = لم تصحّ مطالبة { NAME($player) } بتكرار الوضعية ثلاث مرات.
ruling-claim-incorrect-fifty-moves = لم تصحّ مطالبة { NAME($player) } بموجب قاعدة الخمسين نقلة.
ruling-claim-incorrect-checkmate = لم تصحّ مطالبة { NAME($player) }: الملك ليس في كش مات، وتستمر المباراة.
ruling-claim-incorrect-stalemate = لم تصحّ مطالبة { NAME($player) }: ليس الملك مخنوقاً، وتستمر المباراة.
ruling-claim-incorrect-dead-position = لم تصحّ مطالبة { NAME($player) }: لا تزال سلسلة من النقلات القانونية قادرة على أن تؤدي إلى كش مات، وتستمر المباراة.
ruling-claim-incorrect-fivefold = لم تصحّ مطالبة { NAME($player) }: لم تظهر الوضعية خمس مرات، وتستمر المباراة.
ruling-claim-incorrect-seventy-five-moves = لم تصحّ مطالبة { NAME($player) }: لم يؤد كل منهما خمساً وسبعين نقلة دون أسر أو نقل بيدق، وتستمر المباراة.
ruling-claim-incorrect-flag = لم تصحّ مطالبة { NAME($player) } بسقوط العلم.
ruling-claim-incorrect-illegal-move = لم تصحّ مطالبة { NAME($player) } بوقوع نقلة غير قانونية.
ruling-claim-incorrect-touched = لم يصحّ ادعاء { NAME($player) } أنه كان على { NAME($opponent) } أن ينقل أو يأسر القطعة التي على { $square }.

## Warnings and penalties

ruling-warning-by-arbiter = يوجه الحكم إنذاراً إلى { NAME($player) }.
ruling-penalty-exclusion = يُبعد { NAME($player) } من جولة أو أكثر بقرار من الحكم.
ruling-penalty-expulsion = يُطرد { NAME($player) } من المسابقة بقرار من الحكم.
ruling-penalty-opponent-points =
    { $halves ->
        [1] بسبب ما فعله { NAME($player) } تُزاد نتيجة { NAME($opponent) } نصف نقطة.
        [2] بسبب ما فعله { NAME($player) } تُزاد نتيجة { NAME($opponent) } نقطة واحدة.
       *[other] بسبب ما فعله { NAME($player) } تُزاد نتيجة { NAME($opponent) }، وعدد أنصاف النقاط المضافة { $halves }.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] تُنقص نتيجة { NAME($player) } نصف نقطة.
        [2] تُنقص نتيجة { NAME($player) } نقطة واحدة.
       *[other] تُنقص نتيجة { NAME($player) }، وعدد أنصاف النقاط المخصومة { $halves }.
    }
ruling-penalty-fine = على { NAME($player) } دفع الغرامة المعلن عنها مسبقاً.

## What is not available
## $player: who asks for it or does it; the player of the flag.

ruling-refused-has-touched = لا يحق { NAME($player, form: "to") } المطالبة بالتعادل في هذه النقلة، لأنه سبق أن لمس قطعة.
ruling-refused-claims-without-the-clock = لا يحق { NAME($player, form: "to") } المطالبة بالتعادل بعدُ، لأن { NAME($opponent) } لم يضغط الساعة وهي لا تزال تعمل.
ruling-refused-asks-without-the-move = لا يحق { NAME($player, form: "to") } طلب ذلك الآن، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-not-both-moved = لا يجوز الاتفاق على التعادل قبل أن يؤدي كل من اللاعبين نقلة.
ruling-refused-no-draw-before-move = لا يجوز في هذه المسابقة الاتفاق على التعادل قبل النقلة رقم { $number }.
ruling-refused-no-agreed-draws = لا يجوز في هذه المسابقة الاتفاق على التعادل إلا بموافقة الحكم.
ruling-refused-no-offer = لا يمكن { NAME($player, form: "to") } قبول التعادل، لعدم وجود عرض سارٍ.
ruling-refused-offer-stands = لا يمكن { NAME($player, form: "to") } سحب عرض التعادل، فهو سارٍ إلى أن يجيب عنه { NAME($opponent) }.
ruling-refused-claim-stands = لا يمكن { NAME($player, form: "to") } سحب مطالبة: فمتى قُدمت حُسمت.
ruling-refused-nothing-to-withdraw = لا يمكن { NAME($player, form: "to") } سحب عرض تعادل، لعدم وجود عرض سارٍ.
ruling-refused-put-back-already = لا يُعاد شيء: فقد أعيدت القطعة إلى مكانها حين وقع ذلك.
ruling-refused-nothing-to-decline = لا يمكن { NAME($player, form: "to") } رفض التعادل، لعدم وجود عرض سارٍ.
ruling-refused-nothing-to-answer = لا يوجد أمر مطروح يمكن للحكم أن يجيب عنه هكذا.
ruling-refused-nothing-illegal = لا توجد على الرقعة نقلة غير قانونية ليُحكم فيها.
ruling-refused-nothing-touched = لا شيء يدل على أنه كان على { NAME($player) } نقل القطعة التي على { $square } أو أسرها.
ruling-refused-not-proven-illegal = لا شيء يدل على أن الوضعية غير قانونية.
ruling-refused-play-goes-on = لم يوقف أحد اللعب، وهو جارٍ أصلاً.
ruling-refused-is-adjourned = المباراة مؤجلة، ولا تستمر إلا حين يستأنفها الحكم.
ruling-refused-not-adjourned = لا يمكن استئناف المباراة، لأنها غير مؤجلة.
ruling-refused-draw-not-for-the-arbiter = لا يمكن للحكم أن يعلن تعادل المباراة: فالتعادل ليس عقوبة، ولا سؤال مطروحاً يترك ذلك للحكم.
ruling-refused-adjusts-without-the-move = لا يحق { NAME($player, form: "to") } ضبط القطع، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-claims-without-the-move = لا يحق { NAME($player, form: "to") } المطالبة بالتعادل الآن، لأن ذلك من حق صاحب النقلة وحده.
ruling-refused-too-many-points = لا يمكن منح النتيجة { $result }، لأن مجموعها يتجاوز ما تمنحه المباراة عادة.
ruling-refused-has-touched-since = لم يعد يحق { NAME($player, form: "to") } تقديم هذه المطالبة، لأنه لمس قطعة في هذه الأثناء.
ruling-refused-answer-due = لا يمكن أن يستمر اللعب هكذا، إذ على الحكم أن يجيب أولاً عن السؤال المطروح.
ruling-refused-flag-not-fallen = لم يسقط علم { NAME($player) }.
ruling-refused-move-not-completed = لم يحن بعدُ الحكم في نقلة غير قانونية: لم يكمل { NAME($opponent) } النقلة، ولا يزال بإمكانه تصحيحها.
ruling-refused-illegal-move-stands = تبقى النقلة غير القانونية، لأن المنافس أدى نقلة بعدها، ولا يمكن تصحيحها إلا باتفاق اللاعبين.
ruling-refused-not-put-right = تبقى النقلة غير القانونية، لأن المنافس أدى نقلة بعدها، ولا تجوز المطالبة بشيء بسببها.
ruling-refused-only-when-claimed = لا يتدخل الحكم: المطالبة من شأن اللاعبين.
ruling-refused-only-when-asked = لا يبتّ الحكم في القطع الملموسة إلا إذا طلب أحد اللاعبين ذلك.
ruling-refused-found-too-late = يبقى الأمر على حاله، لأنه لُعب عدد أكثر مما ينبغي من النقلات.
ruling-refused-nothing-to-correct = لا يمكن للاعبين هنا تصحيح نقلة غير قانونية بالاتفاق.
ruling-refused-quickplay-not-announced = لا يحق { NAME($player, form: "to") } أن يطالب بهذا أو يطلبه، لأن المسابقة لم تعلن العمل بإرشادات نهاية اللعب السريع.
ruling-refused-quickplay-not-in-blitz = لا يحق { NAME($player, form: "to") } أن يطالب بهذا أو يطلبه في الشطرنج الخاطف.
ruling-refused-quickplay-not-with-increment = لا يحق { NAME($player, form: "to") } أن يطالب بهذا أو يطلبه، لأن الساعتين تضيفان وقتاً مع كل نقلة.
ruling-refused-not-in-last-period = لا يحق { NAME($player, form: "to") } بعدُ أن يطالب بهذا أو يطلبه: ليست هذه الفترة التي تُؤدى فيها كل النقلات المتبقية.
ruling-refused-two-minutes-left = لا يحق { NAME($player, form: "to") } أن يطالب بهذا أو يطلبه، لأن لديه دقيقتين أو أكثر.
ruling-refused-own-flag-down = لم يعد يحق { NAME($player, form: "to") } أن يطالب بهذا أو يطلبه: لقد سقط العلم.
ruling-refused-no-such-request = لا يحق { NAME($player, form: "to") } طلب وقت إضافي بموجب هذا الإصدار من القانون.
ruling-refused-not-legal = النقلة غير قانونية ولا تُقبل.
ruling-refused-only-moves-entered = تُدخل النقلات هنا فقط، ولا يمكن فعل شيء آخر بالقطع.
ruling-refused-ended-by-claim = أنهت المطالبة المباراة، ولا يُلعب بعدها شيء.
ruling-refused-game-goes-on = لا يمكن { NAME($player, form: "to") } التوقيع على نتيجة بعد، لأن المباراة مستمرة.
ruling-refused-result-stands = تبقى النتيجة كما هي، لأن المباراة لم تنته بقرار من الحكم، ولم يوقع اللاعبان كلاهما على النتيجة نفسها.
ruling-refused-sheet-at-hand = لا حاجة إلى إعادة المباراة على رقعة ثانية، لأن ورقة تسجيل { NAME($player) } كاملة.
ruling-refused-no-further-period = { NAME($player) } في الفترة الأخيرة، فلا يمكن احتساب أي نقلة أول نقلة في فترة تالية.
ruling-refused-move-not-announced = لا تُعتبر نقلة { NAME($player) } مؤداة قبل الإعلان عنها، فلا يجوز ضغط الساعة.
ruling-refused-slip-not-corrected = أعلن { NAME($player) } نقلة غير التي على الرقعة، وعليه تصحيح ذلك قبل ضغط الساعة.
ruling-refused-corrected-too-late = لم يعد بإمكان { NAME($player) } تصحيح ما أعلنه، لأن الساعة قد ضُغطت.
ruling-refused-boards-agree = الوضعيتان على الرقعتين متطابقتان.
ruling-refused-not-for-assistants = هذا ليس من عمل مساعد { NAME($player) }.
ruling-refused-opponent-has-assistant = لا يحق { NAME($player, form: "to") } الاستعانة بمساعد، لأن لدى { NAME($opponent) } مساعداً.
ruling-refused-seals-without-the-move = لا يحق { NAME($player, form: "to") } تأجيل المباراة أو ختم نقلة، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-seals-another-move = على { NAME($player) } أن يختم النقلة التي أداها على الرقعة.
ruling-refused-not-there-to-reply = يبقى المغلف مغلقاً، لأن { NAME($player) }، وهو من عليه الرد، غير موجود.
ruling-refused-not-identifiable = لا تُعاد هذه الوضعية، لأنه لا يمكن لأي مباراة أن تكون قد أدت إليها.
ruling-refused-no-such-article = لا توجد في هذا الإصدار مادة بهذا الرقم.
ruling-refused-not-resumed = يبقى المغلف مغلقاً، لأن المباراة لم تُستأنف بعد.
ruling-refused-no-envelope = لا يوجد مغلف فيه نقلة مختومة.
ruling-refused-envelope-void = المغلف باطل ويبقى مغلقاً: فالنقلة المختومة ردّ على نقلة غير قانونية جرى تصحيحها.
ruling-refused-times-are-right = تشير الساعتان إلى الأوقات الصحيحة.
ruling-refused-move-made = ترك { NAME($player) } القطعة من يده، فأُديت النقلة ولا يمكن تغييرها.
ruling-refused-opponent-has-the-move = لا يحق { NAME($player, form: "to") } أداء نقلة الآن، لأن صاحب النقلة هو { NAME($opponent) }.
ruling-refused-adjusts-without-the-clock = لا يحق { NAME($player, form: "to") } ضبط القطع، لأن ساعة { NAME($opponent) } هي التي تعمل.
ruling-refused-relies-on-display = لا يُنظر في مطالبة { NAME($player) }، لأنها تستند فقط إلى ما تعرضه شاشة أو عداد نقلات.
ruling-refused-not-on-the-list = لا يمكن معاقبة { NAME($player) } بهذه العقوبة، لأنها ليست في قائمة العقوبات في هذا الإصدار.
ruling-refused-no-such-score =
    { $halves ->
        [1] لا يمكن تغيير نتيجة { NAME($player) } بنصف نقطة، لأن المباراة لا تمنح نتيجة كهذه أبداً.
       *[other] لا يمكن تغيير نتيجة { NAME($player) } بهذا المقدار، لأن المباراة لا تمنح نتيجة كهذه أبداً.
    }
ruling-refused-no-appeal = لا يحق { NAME($player, form: "to") } الاستئناف، لأن هذا القرار نهائي.
ruling-refused-nothing-to-cancel = تستمر المباراة، لعدم وجود ما يوجب إلغاءها.
ruling-refused-nothing-to-take-back = لم يؤدِّ { NAME($player) } نقلة يمكن استرجاعها.

## Questions to the arbiter
## $player: whom the question is about.

ruling-question-flag-fallen = سقط علم { NAME($player) }، وعلى الحكم أن يقرر ما إذا كان لا يزال بإمكان { NAME($opponent) } تنفيذ كش مات بأية سلسلة ممكنة من النقلات القانونية: فإن كان ذلك ممكناً خسر { NAME($player) }، وإلا فتنتهي المباراة بالتعادل.
ruling-question-resigned = استسلم { NAME($player) }، وعلى الحكم أن يقرر ما إذا كان لا يزال بإمكان { NAME($opponent) } تنفيذ كش مات بأية سلسلة ممكنة من النقلات القانونية: فإن كان ذلك ممكناً خسر { NAME($player) }، وإلا فتنتهي المباراة بالتعادل.
ruling-question-illegal-moves = يخسر { NAME($player) } بسبب نقلاته غير القانونية إذا كان لا يزال بإمكان { NAME($opponent) } تنفيذ كش مات بأية سلسلة ممكنة من النقلات القانونية، وعلى الحكم أن يقرر ذلك؛ وإلا فتنتهي المباراة بالتعادل.
ruling-question-flag-order = سقط العلمان كلاهما، وعلى الحكم أن يقرر أيهما سقط أولاً، أو كيف تستمر المباراة.
ruling-question-half-castled = نقل { NAME($player) } الملك كما في التبييت ({ $move }) وترك الرخ في مكانه، وعلى الحكم أن يقرر ما إذا كان ذلك نقلة غير قانونية أو تبييتاً يجب إتمامه.
ruling-question-second-move = أدى { NAME($player) } نقلة وصاحب النقلة هو { NAME($opponent) }؛ تُلغى تلك النقلة، وعلى الحكم أن يختار عقوبة.
ruling-question-pressed-back = ضغط { NAME($player) } الساعة دون أداء نقلة، بدلاً من أن يقدم مطالبة، وعلى الحكم أن يقرر ما إذا كان ذلك يُحسب نقلة غير قانونية أو كان سهواً.
ruling-question-expelled = طُرد { NAME($player) } ولا يمكنه مواصلة المباراة، وعلى الحكم أن يقرر نتيجة { NAME($opponent) }.
ruling-question-forced-mate = سقط علم { NAME($player) }، وما بقي لدى { NAME($opponent) } لا يفرض كش مات على ملك وحيد: على الحكم أن يقرر ما إذا كان قد بُيّن كش مات إجباري.
ruling-question-no-progress = يدعي { NAME($player) } أن المباراة لا تتقدم؛ فإذا لم يوافق { NAME($opponent) } على التعادل، فعلى الحكم أن يقرر.
ruling-question-late-clock-setting = أُشير متأخراً إلى خطأ في ضبط الساعتين، وعلى الحكم أن يقرر ما إذا كان جدول المسابقة سيتضرر إن بقيت الساعتان كما هما.
ruling-question-scoresheet-again = طلب { NAME($player) } الاطلاع على تسجيل المباراة مرات أكثر من المسموح، وعلى الحكم أن يختار عقوبة على التشويش.
ruling-question-quickplay-claim = يطالب { NAME($player) } بالتعادل في نهاية اللعب السريع، وعلى الحكم أن يقرر ما إذا كان { NAME($opponent) } لا يستطيع الفوز بالطرق العادية أو لا يبذل جهداً لذلك.
ruling-question-quickplay-flag = سقط علم { NAME($player) } في أثناء تأجيل القرار في مطالبة، وعلى الحكم أن يقرر ما إذا كان { NAME($opponent) } لا يستطيع الفوز بالطرق العادية أو لم يبذل لذلك جهداً كافياً.
ruling-question-quickplay-referred = أنهت مطالبة { NAME($player) } المباراة، وعلى الحكم المكلف بها أن يقرر.
ruling-question-quickplay-increment = يطلب { NAME($player) } زيادة خمس ثوانٍ في كل نقلة لكلا اللاعبين، وعلى الحكم أن يقرر إذا رفض { NAME($opponent) } التعادل.
ruling-question-recording-assistant = يقوم مساعد بالتسجيل بدلاً من { NAME($player) }، وعلى الحكم أن يقرر كم يساوي ذلك من الوقت.
ruling-question-sealed-move = لا يمكن أداء النقلة المختومة التي ختمها { NAME($player) }، وعلى الحكم أن يقرر ما إذا كان لا يزال بإمكان { NAME($opponent) } تنفيذ كش مات بأية سلسلة ممكنة من النقلات القانونية: فإن كان ذلك ممكناً خسر { NAME($player) }، وإلا فتنتهي المباراة بالتعادل.
ruling-question-session-end = أجّل { NAME($player) } المباراة قبل نهاية الجلسة، وعلى الحكم أن يقرر كم بقي من وقت الجلسة.
ruling-question-scoresheets = لا توجد ورقة تسجيل كاملة، وعلى الحكم أن يقرر كيف يُعرف عدد النقلات.
ruling-question-times = لُعبت نقلات منذ وقوع المخالفة، وعلى الحكم أن يقرر الأوقات التي تُضبط عليها الساعتان.
ruling-question-wrong-clock = ضُبطت إحدى الساعتين خطأً، وعلى الحكم أن يقرر الأوقات التي تُضبط عليها الساعتان.
ruling-question-defective-clock = الساعة معطلة وتُستبدل، وعلى الحكم أن يقرر الأوقات التي تُضبط عليها الساعة البديلة.
ruling-question-device-sounded = صدر صوت عن جهاز { NAME($player) }، وعلى الحكم أن يقرر ما إذا كان لا يزال بإمكان { NAME($opponent) } الفوز بأية سلسلة ممكنة من النقلات القانونية: فإن كان ذلك ممكناً فاز { NAME($opponent) }، وإلا فنتيجة { NAME($opponent) } تعادل.
ruling-question-stopped-clock = أوقف { NAME($player) } الساعتين، وعلى الحكم أن يتحقق من وجود سبب مقبول لذلك.
ruling-question-offence-clock-handling = استعمل { NAME($player) } الساعة بشكل غير لائق، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-other-hand = ضغط { NAME($player) } الساعة بغير اليد التي أدت النقلة، وعلى الحكم أن يقرر ما إذا كان ذلك يُعاقب عليه.
ruling-question-offence-stopped-clock = أوقف { NAME($player) } الساعتين دون سبب مقبول، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-displaced-pieces = أزاح { NAME($player) } قطعاً من أماكنها، وعلى الحكم الذي استُدعي للمساعدة أن يقرر ما إذا كان يعاقب على ذلك.
ruling-question-offence-left-area = غادر { NAME($player) } منطقة اللعب وهو صاحب النقلة ودون إذن، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-left-venue = غادر { NAME($player) } مكان اللعب دون إذن، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-notes = استعان { NAME($player) } بملاحظات أو بنصيحة، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-device = لدى { NAME($player) } جهاز إلكتروني، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-inspection-refused = رفض { NAME($player) } التفتيش، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-distraction = شوّش { NAME($player) } على { NAME($opponent) }، وعلى الحكم أن يختار عقوبة.
ruling-question-offence-disrepute = أساء { NAME($player) } إلى سمعة الشطرنج، وعلى الحكم أن يختار عقوبة.
ruling-question-refusal =
    { $count ->
        [1] يرفض { NAME($player) } الالتزام بالقانون، وعلى الحكم أن يختار عقوبة.
       *[other] يصر { NAME($player) } على رفض الالتزام بالقانون، وعلى الحكم أن يقرر ما يترتب على ذلك ونتيجة { NAME($opponent) }.
    }
ruling-question-assistant-moves = يطلب { NAME($player) } مساعداً لأداء النقلات، وعلى الحكم أن يقرر ما إذا كان يقبله، وما إذا كانت الساعتان تُضبطان تعويضاً عن ذلك.
ruling-question-assistant-clock = يطلب { NAME($player) } مساعداً لاستعمال الساعة، وعلى الحكم أن يقرر ما إذا كان يقبله، وما إذا كانت الساعتان تُضبطان تعويضاً عن ذلك.
ruling-question-disturbance = شوّش شخص من خارج المباراة عليها، وعلى الحكم أن يقرر ما يُتخذ بشأن ذلك.

## The end of the game
## $winner and $loser: as the result has it.

ruling-game-over = انتهت المباراة بالنتيجة { $result }.
ruling-game-over-checkmate = نفّذ { NAME($winner) } كش مات لملك { NAME($loser) } وفاز بالمباراة.
ruling-game-over-resignation = استسلم { NAME($loser) }، وفاز { NAME($winner) } بالمباراة.
ruling-game-over-stalemate = تنتهي المباراة بالتعادل بخناق الملك.
ruling-game-over-dead-position = تنتهي المباراة بالتعادل، إذ لا تؤدي أي سلسلة من النقلات القانونية إلى كش مات لأحد منهما.
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
       *[half] خسر { NAME($loser) } المباراة بسبب جهاز إلكتروني، وتُحتسب نتيجة { NAME($winner) } كنتيجة تعادل.
    }
ruling-game-over-both-flags = تنتهي المباراة بالتعادل، لأن العلمين سقطا كلاهما.
ruling-game-over-cannot-checkmate = تنتهي المباراة بالتعادل بدلاً من أن تكون خسارة، لأنه لا يمكن للمنافس تنفيذ كش مات بأية سلسلة ممكنة من النقلات القانونية.
ruling-game-over-illegal-position = تنتهي المباراة بالتعادل، لأن الوضعية لا تزال غير قانونية بعد النقلة التالية.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] لا تُقبل المطالبة في نهاية اللعب السريع؛ وقد أنهت المباراة، والفائز { NAME($winner) }.
       *[draw] تنتهي المباراة بالتعادل بناءً على مطالبة في نهاية اللعب السريع.
    }
ruling-game-over-arbiters-decision =
    { $outcome ->
        [win] بقرار من الحكم خسر { NAME($loser) } المباراة وفاز بها { NAME($winner) }.
        [draw] تنتهي المباراة بالتعادل بقرار من الحكم.
        [both-lose] بقرار من الحكم خسر اللاعبان كلاهما المباراة.
       *[half] بقرار من الحكم خسر { NAME($loser) } المباراة وتُحتسب نتيجة { NAME($winner) } كنتيجة تعادل.
    }
ruling-game-over-sealed-move = لا يمكن أداء النقلة المختومة التي ختمها { NAME($loser) }، وفاز { NAME($winner) } بالمباراة.
ruling-game-over-signed-result = وقّع اللاعبان كلاهما على النتيجة { $result }، وهي قائمة.
ruling-game-cancelled-wrong-setup = ألغيت المباراة ولا تُحتسب، لأنها بدأت وبعض القطع على مربعات خاطئة.
ruling-game-cancelled-interference = ألغيت المباراة وتُعاد من جديد، لأن أحد المشاهدين تدخل فيها.
ruling-game-cancelled-reversed-colours = ألغيت المباراة ولا تُحتسب، لأنها بدأت بألوان معكوسة.
ruling-game-cancelled-position-lost = ألغيت المباراة ولا تُحتسب، لأنه لم يعد ممكناً تحديد الوضعية المؤجلة.
ruling-game-cancelled-broken-off = تُلغى المباراة بالاتفاق ولا تُحتسب.

## Adjourned games

ruling-adjourned = أُجّلت المباراة.
ruling-move-sealed = النقلة موضوعة في مغلف مختوم.
ruling-envelope-opened = فُتح المغلف.
ruling-game-resumed = استؤنفت المباراة من الوضعية المؤجلة بالأوقات المسجلة.

## On record

ruling-noted-any-legal-move = اللمس لا يلزم اللاعب، وله أن يؤدي أي نقلة قانونية.
ruling-noted-touch-not-binding = لمس { NAME($player) } للقطعة لا يلزمه بشيء: كان ضبطاً للقطع أو وقع سهواً.
ruling-noted-both-flags-down = سقط العلمان كلاهما ولا يُعرف أيهما سقط أولاً، لذلك تستمر المباراة.
ruling-noted-claim-is-offer = مطالبة { NAME($player) } سارية الآن بوصفها عرضاً للتعادل.
ruling-noted-clock-set = ضُبطت ساعة { NAME($player) } على { TIME($ms) }.
ruling-noted-game-is-over = انتهت المباراة، ولا شيء يغير نتيجتها.
ruling-noted-appeared =
    { $times ->
        [one] ظهرت الوضعية مرة واحدة: بعد { $at } (0: في البداية؛ +: مع النقلة المكتوبة).
       *[other] عدد مرات ظهور الوضعية { $times }: بعد { $at } (0: في البداية؛ +: مع النقلة المكتوبة).
    }
ruling-noted-quiet-since = منذ النقلة { $number } لم تؤسر قطعة ولم ينقل بيدق: نقلات الأبيض { $white } ونقلات الأسود { $black }.
ruling-noted-clock-shows = تعرض ساعة { NAME($player) } { TIME($ms) }.
ruling-noted-came-after = حضر { NAME($player) } وقد مضى على البداية { TIME($ms) }، وزمن الغياب { TIME($allowed) }.
ruling-noted-came-in-time = حضر { NAME($player) } وقد مضى على البداية { TIME($ms) }، وزمن الغياب { TIME($allowed) }: في الوقت المسموح به.
ruling-noted-resumed-without = حضر { NAME($player) } وقد مضى على استئناف المباراة { TIME($ms) }، والحد المسموح به { TIME($allowed) }.
ruling-noted-found-after = نقلات كل لاعب حتى ذلك الحين: { $moves }؛ ومن { $stays } فصاعداً يبقى الأمر على حاله.
ruling-noted-nothing-left = لم يبق بعد ذلك وقت لدى { NAME($player) }، والعلم ساقط.
ruling-noted-sealed-ambiguous = النقلة المختومة التي ختمها { NAME($player) } تُقرأ على أكثر من وجه.
ruling-noted-sealed-unclear = النقلة المختومة التي ختمها { NAME($player) } لا تُقرأ.
ruling-noted-sealed-illegal = النقلة المختومة التي ختمها { NAME($player) } غير قانونية.
ruling-noted-condition-void = الشرط الذي ألحقه { NAME($player) } بعرض التعادل لا قيمة له، والعرض سارٍ.
ruling-noted-reminded = يذكّر الحكم { NAME($player) } بما يطلبه القانون.
ruling-noted-deadness-undecided = لم يتبين ما إذا كان لا يزال بإمكان أحد اللاعبين تنفيذ كش مات، فتستمر المباراة.
ruling-noted-nothing-follows = لا يترتب على ذلك شيء، إذ لا تنص أية مادة على شيء في ذلك.
ruling-noted-play-stopped = اللعب متوقف إلى أن يأذن الحكم باستمراره.
ruling-noted-question-settled = بذلك حُسم السؤال المطروح.
ruling-noted-wrong-claims = عدد مطالبات { NAME($player) } غير الصحيحة المتتالية صار { $times }، وللحكم أن يعد ذلك إزعاجاً { NAME($opponent, form: "to") }.
ruling-noted-repeated-offers = عرض { NAME($player) } التعادل مرات متتالية عددها { $times }، وللحكم أن يعد ذلك إزعاجاً { NAME($opponent, form: "to") }.
ruling-noted-time-not-kept = لا يحتفظ { NAME($player) } بالوقت الباقي من الفترة المنتهية، وهو بمقدار { TIME($ms) }.
ruling-noted-last-period = { NAME($player) } في الفترة الأخيرة التي يجب أن تكتمل فيها كل النقلات المتبقية.
ruling-noted-period-completed = كان { NAME($player) } قد أكمل نقلات الفترة في الوقت المحدد.
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
       *[other] يحتفظ { NAME($player) } بالوقت الباقي من الفترة المنتهية، وهو بمقدار { TIME($ms) }.
    }
ruling-noted-competition-rules = تسري قواعد المنافسات كاملة.
ruling-noted-limited-supervision = الإشراف محدود، وتسري القواعد المخففة للشطرنج السريع والخاطف.
ruling-noted-awaits-next-move = ينتظر الحكم حتى تكتمل النقلة التالية: فإن كانت الوضعية لا تزال غير قانونية عندئذ، انتهت المباراة بالتعادل.
ruling-noted-position-no-longer-illegal = أزالت النقلة التالية الوضعية غير القانونية، وتستمر المباراة.
ruling-noted-agrees-to-correct = يوافق { NAME($player) } على تصحيح النقلة غير القانونية.
ruling-noted-no-castling = لا يمكن { NAME($player, form: "to") } التبييت بملك أو رخ بدأ على مربع خاطئ.
ruling-noted-castles-exchanged = بدأ كل من ملك { NAME($player) } ووزيره في مكان الآخر: التبييت القصير يكون إلى جناح الوزير، والتبييت الطويل إلى جناح الملك.
ruling-noted-must-progress = على { NAME($player) } أن يحرز تقدماً، والحكم يراقب.
ruling-noted-restores-on-own-time = يعيد { NAME($player) } القطع المزاحة إلى أماكنها على حساب وقته.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] يتيح الحكم { NAME($player, form: "to") } الاطلاع على تسجيل المباراة للمرة الأولى.
        [two] يتيح الحكم { NAME($player, form: "to") } الاطلاع على تسجيل المباراة للمرة الثانية.
       *[other] يتيح الحكم { NAME($player, form: "to") } الاطلاع على تسجيل المباراة، وهذه هي المرة رقم { $times }.
    }
ruling-noted-scoresheet-given = يقدم الحكم { NAME($player, form: "to") } ورقة يسجل عليها النقلات.
ruling-noted-decision-postponed = سيبتّ الحكم لاحقاً في مطالبة { NAME($player) }، ويمكن منح { NAME($opponent) } دقيقتين.
ruling-noted-increment-set = من الآن تضيف كلتا الساعتين مع كل نقلة { TIME($ms) }.
ruling-noted-claim-ends-game = مطالبة { NAME($player) } تنهي المباراة.
ruling-noted-final-position = يدوّن { NAME($player) } الوضعية النهائية { $position }، ويؤكدها { NAME($opponent) }.
ruling-noted-scoresheet-needed = على { NAME($player) } أن يسلم ورقة تسجيل كاملة.
ruling-noted-confirmed = يؤكد { NAME($player) } ما دوّنه { NAME($opponent) }.
ruling-noted-last-move-unwritten = أدى { NAME($player) } نقلة أخرى دون أن يسجل نقلته الأخيرة رقم { $number }.
ruling-noted-earlier-move-unwritten = أدى { NAME($player) } نقلة أخرى، والنقلة رقم { $number } ناقصة في ورقة التسجيل.
ruling-noted-written-in-advance = سجّل { NAME($player) } النقلة رقم { $number } قبل أدائها.
ruling-noted-written-otherwise = سجّل { NAME($player) } النقلة رقم { $number } على غير ما أُديت.
ruling-noted-offer-unwritten = لم يدوّن { NAME($player) } عرض التعادل في ورقة التسجيل.
ruling-noted-scoresheet-misused = كتب { NAME($player) } شيئاً لا مكان له في ورقة التسجيل.
ruling-noted-other-notation = ما كتبه { NAME($player) } ليس بالتدوين الجبري، ولا يُعتد به دليلاً.
ruling-noted-need-not-write = وقت { NAME($player) } قليل، وليس عليه تسجيل النقلات لبقية هذه الفترة.
ruling-noted-sheet-to-complete = على { NAME($player) } أن يكمل ورقة التسجيل قبل تحريك أي قطعة.
ruling-noted-moved-before-completing = أدى { NAME($player) } نقلة قبل إكمال ورقة التسجيل.
ruling-noted-sheet-may-be-used = ورقة تسجيل { NAME($player) } كاملة، ويمكن الاستعانة بها في ذلك.
ruling-noted-arbiter-has-the-moves = في ورقة تسجيل الحكم النقلات الناقصة، ويمكن الاستعانة بها في ذلك.
ruling-noted-position-noted = قبل إعادة لعب المباراة يدوّن الحكم الوضعية { $position }.
ruling-noted-time-noted = قبل إعادة لعب المباراة يدوّن الحكم أن ساعة { NAME($player) } تشير إلى { TIME($ms) }.
ruling-noted-running-noted = قبل إعادة لعب المباراة يدوّن الحكم أن ساعة { NAME($player) } كانت تعمل.
ruling-noted-moves-noted =
    { $moves ->
        [one] قبل إعادة لعب المباراة يدوّن الحكم أن { NAME($player) } أدى نقلة واحدة.
        [two] قبل إعادة لعب المباراة يدوّن الحكم أن { NAME($player) } أدى نقلتين.
        [few] قبل إعادة لعب المباراة يدوّن الحكم أن { NAME($player) } أدى { $moves } نقلات.
       *[other] قبل إعادة لعب المباراة يدوّن الحكم أن { NAME($player) } أدى { $moves } نقلة.
    }
ruling-noted-overstep-not-shown = لا تُظهر أي ورقة تسجيل أن { NAME($player) } تجاوز الوقت المحدد، لذلك تُحتسب النقلة التالية أول نقلة في فترة جديدة.
ruling-noted-result-signed = وقّع اللاعبان كلاهما على النتيجة { $result }.
ruling-noted-signatures-differ = وقّع اللاعبان على نتيجتين مختلفتين.
ruling-noted-castling-announced = صرّح { NAME($player) } بأنه سيقوم بالتبييت.
ruling-noted-not-touched = تحسّس { NAME($player) } قطعة في مكانها، وهذا ليس لمساً لها.
ruling-noted-must-announce = على { NAME($player) } الإعلان عن النقلة، ولا تُعتبر مؤداة قبل ذلك.
ruling-noted-announced-otherwise = أعلن { NAME($player) } نقلة غير التي على الرقعة.
ruling-noted-announcement-unclear = ما أعلنه { NAME($player) } غير مفهوم.
ruling-noted-piece-unannounced = على { NAME($player) } أن يعلن القطعة التي يرقى إليها البيدق.
ruling-noted-slip-corrected = صحّح { NAME($player) } ما أعلنه في الوقت المناسب.
ruling-noted-slip-uncorrected = ضغط { NAME($player) } الساعة دون أن يصحح ما أعلنه.
ruling-noted-not-announced = ضغط { NAME($player) } الساعة دون الإعلان عن النقلة.
ruling-noted-repeated-otherwise = كرّر { NAME($player) } نقلة غير التي أُعلنت.
ruling-noted-not-repeated = لم يكرّر { NAME($player) } النقلة المعلنة.
ruling-noted-corrects-board = على { NAME($player) } تصحيح الوضعية على رقعته.
ruling-noted-by-assistant = فعل ذلك مساعد { NAME($player) }.
ruling-noted-must-seal = على { NAME($player) } أن يختم نقلة.
ruling-noted-must-seal-that-move = أدى { NAME($player) } النقلة { $move } على الرقعة، وعليه أن يختمها.
ruling-noted-position-on-envelope = الوضعية المدونة على المغلف: { $position }.
ruling-noted-time-on-envelope = مدوّن على المغلف أن ساعة { NAME($player) } تشير إلى { TIME($ms) }.
ruling-noted-sealer-on-envelope = مدوّن على المغلف أن { NAME($player) } ختم النقلة رقم { $number }.
ruling-noted-offer-on-envelope = مدوّن على المغلف أن { NAME($player) } عرض التعادل.
ruling-noted-envelope-kept = تحقق الحكم مما على المغلف وهو يحفظه.
ruling-noted-envelope-missing = المغلف مفقود، لذلك تستأنف المباراة من الوضعية المؤجلة وتُؤدى النقلة المختومة من جديد.
ruling-noted-untimely-offer = عرض { NAME($player) } سارٍ، مع أنه لم يُقدَّم بين أداء النقلة وضغط الساعة.
ruling-noted-pieces-displaced = أزاح { NAME($player) } قطعاً من أماكنها ({ $squares })، ويعيدها على حساب وقته.
ruling-noted-time-lost = لم يحضر أحد عند البداية، فخسر { NAME($player) } الوقت المنقضي حتى وصوله، وهو بمقدار { TIME($ms) }.
ruling-noted-default-time-unstated = على المسابقة أن تحدد زمن الغياب ولم تفعل، فيُعتبر صفراً.
ruling-noted-late-arrival-allowed = يسمح الحكم { NAME($player, form: "to") } بالحضور بعد زمن الغياب.
ruling-noted-board-turned = تُنقل الوضعية إلى رقعة موضوعة بالاتجاه الصحيح، وتستمر المباراة.
ruling-noted-unplayed = تُعد المباراة غير ملعوبة، لأن لاعباً لم يكن حاضراً في الوقت.
ruling-noted-own-flag-down = علم { NAME($player) } ساقط أيضاً، ولا تحق المطالبة إلا للاعب بقي لديه وقت.
ruling-noted-colours-stay = تستمر المباراة بالألوان كما هي.
ruling-noted-promotion-piece-missing = لدى { NAME($player) } سبب مقبول، لأن القطعة اللازمة للترقية غير متوفرة.
ruling-noted-valid-reason = كان لدى { NAME($player) } سبب مقبول لإيقاف الساعتين.
ruling-noted-move-counter-set =
    { $moves ->
        [one] ضُبط عداد النقلات على نقلة واحدة.
        [two] ضُبط عداد النقلات على نقلتين.
        [few] ضُبط عداد النقلات على { $moves } نقلات.
       *[other] ضُبط عداد النقلات على { $moves } نقلة.
    }
ruling-noted-may-leave = يُسمح { NAME($player, form: "to") } بالمغادرة.
ruling-noted-only-to-the-arbiter = لا يُعتد بهذا، لأن على المشاهدين واللاعبين الآخرين إبلاغ الحكم وحده.
ruling-noted-spectator-expelled = يُخرج الحكم المشاهد من المكان.
ruling-noted-assistant-accepted = يحق { NAME($player, form: "to") } الاستعانة بالمساعد.
ruling-noted-assistant-rejected = لا يحق { NAME($player, form: "to") } الاستعانة بهذا المساعد.
ruling-noted-appealed = يستأنف { NAME($player) } القرار.
ruling-noted-explanation-due = يحق { NAME($player, form: "to") } أن تُشرح له هذه النقطة من القانون.
ruling-noted-article-explained = يشرح الحكم المادة { $article } { NAME($player, form: "to") }.
ruling-noted-device-allowed = جهاز { NAME($player) } مغلق، وهذا مسموح به.

## On record: why a completed move was illegal
## $move from-to; $by the pieces that attack.

ruling-noted-both-hands = أدى { NAME($player) } النقلة بكلتا يديه.
ruling-noted-illegal-position = لا تؤدي أية سلسلة من النقلات القانونية إلى هذه الوضعية.
ruling-noted-no-single-move = ما جرى على الرقعة ليس نقلة واحدة.
ruling-noted-illegal-because-empty-square = النقلة { $move } غير قانونية، لأنه لم تكن هناك قطعة تُنقل.
ruling-noted-illegal-because-opponents-piece = النقلة { $move } غير قانونية، لأن القطعة للمنافس.
ruling-noted-illegal-because-same-square = النقلة { $move } غير قانونية، لأن القطعة تبقى في مكانها.
ruling-noted-illegal-because-spare-king = النقلة { $move } غير قانونية، لأن الملك الذي يُعتد به ملك آخر على الرقعة.
ruling-noted-illegal-because-own-piece-there = النقلة { $move } غير قانونية، لأن هناك قطعة من اللون نفسه.
ruling-noted-illegal-because-captures-king = النقلة { $move } غير قانونية، لأن الملك لا يؤسر أبداً.
ruling-noted-illegal-because-not-its-way = النقلة { $move } غير قانونية، لأن القطعة لا تتحرك هكذا.
ruling-noted-illegal-because-path-blocked = النقلة { $move } غير قانونية، لأن قطعة تعترض الطريق.
ruling-noted-illegal-because-pawn-backwards = النقلة { $move } غير قانونية، لأن البيادق لا تتحرك إلا إلى الأمام.
ruling-noted-illegal-because-pawn-blocked = النقلة { $move } غير قانونية، لأن قطعة تقف أمام البيدق.
ruling-noted-illegal-because-pawn-not-on-first-square = النقلة { $move } غير قانونية، لأن البيدق لا يتقدم مربعين إلا من مربعه الأصلي.
ruling-noted-illegal-because-pawn-captures-nothing = النقلة { $move } غير قانونية، لأن البيدق لا يتحرك قطرياً إلا للأسر.
ruling-noted-illegal-because-en-passant-too-late = النقلة { $move } غير قانونية، لأن البيدق لا يؤسر بالمرور إلا مباشرة بعد تقدمه مربعين.
ruling-noted-illegal-because-promotion-missing = النقلة { $move } غير قانونية، لأن البيدق الذي يبلغ الصف الأخير تجب ترقيته.
ruling-noted-illegal-because-promotion-to = النقلة { $move } غير قانونية، لأن البيدق لا يرقى إلى تلك القطعة.
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

## What ended a game, as a heading or in a list

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
termination-default-time = حضور بعد زمن الغياب
termination-electronic-device = جهاز إلكتروني
termination-arbiters-decision = قرار الحكم
termination-sealed-move = نقلة مختومة
termination-signed-result = نتيجة موقّعة

## The lawful answers to a question
## By the answer, or by the question and the answer where questions differ.

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
answer-quickplay-flag-rejects = سقوط العلم يعني خسارة المباراة.
answer-pressed-back-agrees = يُحسب ذلك نقلة غير قانونية.
answer-pressed-back-resumes = كان ذلك سهواً، ولا توجد عقوبة.
answer-refusal-resumes = لا توجد عقوبة.
answer-quickplay-referred-rejects = لا تُقبل المطالبة، وبما أنها أنهت المباراة فإن صاحبها يخسر.
answer-quickplay-referred-agrees = تنتهي المباراة بالتعادل.
answer-quickplay-increment-agrees = تضيف كلتا الساعتين خمس ثوانٍ مع كل نقلة، ويُمنح المنافس دقيقتين.
answer-quickplay-increment-rejects = تبقى الساعتان كما هما.
answer-no-progress-agrees = تنتهي المباراة بالتعادل.
answer-no-progress-rejects = على المنافس أن يحرز تقدماً، وتستمر المباراة.
answer-late-clock-resumes = تبقى الساعتان كما هما.
answer-late-clock-sets-clocks = سيتضرر جدول المسابقة، فيضبط الحكم كلتا الساعتين.
answer-reminds = يذكّر الحكم { NAME($player) }.
answer-warns = يوجه الحكم إنذاراً إلى { NAME($player) }.
answer-gives-time = يُمنح { NAME($player) } وقتاً إضافياً.
answer-takes-time = يُخصم وقت من { NAME($player) }.
answer-sets-clocks = يضبط الحكم كلتا الساعتين.
answer-declares-lost-scoring =
    { $as ->
        [win] يخسر { NAME($player) } المباراة، وتُحتسب نتيجة { NAME($opponent) } كنتيجة فوز.
        [draw] يخسر { NAME($player) } المباراة، وتُحتسب نتيجة { NAME($opponent) } كنتيجة تعادل.
       *[loss] يخسر { NAME($player) } المباراة، وتُحتسب نتيجة { NAME($opponent) } كنتيجة خسارة.
    }
answer-gives-for-disturbance = يُمنح { NAME($player) } وقتاً تعويضاً عن التشويش.
answer-gives-points = تُزاد نتيجة { NAME($player) } نصف نقطة.
answer-takes-points = تُنقص نتيجة { NAME($player) } نصف نقطة.
answer-fines = على { NAME($player) } دفع الغرامة المعلن عنها مسبقاً.
answer-excludes = يُبعد { NAME($player) } من جولة أو أكثر.
answer-expels = يُطرد { NAME($player) } من المسابقة.
answer-expels-spectator = يُخرج المشاهد من المكان.
answer-stopped-clock-resumes = كان هناك سبب مقبول، وتستمر المباراة.
answer-stopped-clock-agrees = كان هناك سبب مقبول، وتبقى الساعتان متوقفتين حتى يُستأنف اللعب.
answer-stopped-clock-rejects = لم يكن هناك سبب مقبول، ويجب اختيار عقوبة.
answer-penalty-resumes = لا توجد عقوبة.
answer-disturbance-resumes = لا يوجد ما يُعوَّض عنه.
answer-assistant-agrees = يحق { NAME($player, form: "to") } الاستعانة بالمساعد، وتبقى الساعتان كما هما.
answer-assistant-takes-time = يحق { NAME($player, form: "to") } الاستعانة بالمساعد، ويُخصم من وقته مقابل ذلك.
answer-assistant-rejects = لا يحق { NAME($player, form: "to") } الاستعانة بهذا المساعد.
answer-defective-clock-sets-clocks = يضبط الحكم أوقات الساعة البديلة.
answer-recording-assistant-resumes = لا تُضبط الساعة.
answer-reconstructs = يعيد اللاعبان لعب المباراة على رقعة ثانية.
answer-finds-no-overstep = لا شيء يدل على تجاوز الوقت، وتُحتسب النقلة التالية أول نقلة في فترة جديدة.
answer-scoresheets-resumes = تستمر المباراة كما هي.
answer-session-end-resumes = لم يبق شيء من وقت الجلسة.

## What a report leaves open

ruling-fact-needed-fault = ما الخطأ في النقلة؟
ruling-fact-needed-answered = هل لعب المنافس بعد ذلك؟
ruling-fact-needed-noticed = هل يطالب بها المنافس أم رآها الحكم؟
ruling-fact-needed-has = ماذا بقي من القطع ({ NAME($player) })؟
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = ما ترتيب هذه النقلة بين نقلات { NAME($player) } غير القانونية؟
ruling-fact-needed-forces = هل تكفي القطع الباقية ({ NAME($player) }) لفرض كش مات على ملك وحيد؟
ruling-fact-needed-missing = أي نقلات الفترة ناقصة؟
ruling-fact-needed-holds = هل المطالبة صحيحة؟
ruling-fact-needed-way = كيف كانت المطالبة بالتعادل؟
ruling-fact-needed-touched = ما الذي لُمس؟
ruling-fact-needed-possible = هل توجد نقلة قانونية بما لُمس؟
ruling-fact-needed-can-castle = هل التبييت بهذا الرخ قانوني؟
ruling-fact-needed-king-moves = ما دام التبييت غير قانوني: هل للملك نقلة قانونية أخرى؟
ruling-fact-needed-device = هل صدر عن الجهاز صوت أم عُثر عليه؟
ruling-fact-needed-period = في أي فترة من نظام الوقت كان اللاعب؟
ruling-fact-needed-after = كم مضى على البداية عندما حضر اللاعب؟
ruling-fact-needed-default-time = ما زمن الغياب الذي أعلنته المسابقة؟
ruling-fact-needed-moves = كم نقلة أكمل كل من اللاعبين؟
ruling-fact-needed-restored = هل أُعيدت القطع إلى أماكنها قبل الضغط على الساعة؟
ruling-fact-needed-still = هل اكتملت النقلة التالية، وهل ما زالت الوضعية غير قانونية؟
ruling-fact-needed-on-move = هل { NAME($player) } هو صاحب النقلة؟
ruling-fact-needed-pressed = هل ضُغط على الساعة بعد أسر الملك؟
ruling-fact-needed-earlier = ترك { NAME($player) } ملكه في كش، وتلك النقلة أيضاً غير قانونية. فما ترتيبها بين نقلاته غير القانونية؟
ruling-fact-needed-left = كم بقي من الوقت لدى اللاعب المطالِب؟
