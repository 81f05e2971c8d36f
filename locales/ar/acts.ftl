# ما يحدث على الرقعة، جملة لكل فعل من أفعال المحضر. $player هو الفاعل أو من يخصه فعل
# الحكم، و$squares قائمة مربعات و$count عددها.

## القطع

act-plays = يلعب { NAME($player) } { $san }{ $hands ->
        [both] {""} بكلتا يديه
       *[none] {""}
    }.
act-touches = يلمس { NAME($player) } { $count ->
        [one] القطعة التي على { $squares }
        [two] القطعتين اللتين على { $squares }
       *[other] القطع التي على { $squares }
    }{ $together ->
        [true] {""} في الوقت نفسه
       *[none] {""}
    }{ $accidental ->
        [true] ، ومن الواضح أنه عن غير قصد
       *[none] {""}
    }.
act-takes = يرفع { NAME($player) } القطعة التي على { $square }{ $hands ->
        [both] {""} بكلتا يديه
       *[none] {""}
    }.
act-puts = يضع { NAME($player) } { NAME($piece, form: "the") } على { $square }.
act-shifts = ينقل { NAME($player) } القطعة من { $from } إلى { $to }{ $hands ->
        [both] {""} بكلتا يديه
       *[none] {""}
    }.
act-adjusts = يضبط { NAME($player) } { $count ->
        [one] القطعة التي على { $squares }
        [two] القطعتين اللتين على { $squares }
       *[other] القطع التي على { $squares }
    }{ $announced ->
        [false] {""} دون أن يعلن ذلك
       *[none] {""} بعد أن أعلن ذلك
    }.
act-knocks-over = يُسقط { NAME($player) } { $count ->
        [one] القطعة التي على { $squares }
        [two] القطعتين اللتين على { $squares }
       *[other] القطع التي على { $squares }
    }.
act-restores = يعيد { NAME($player) } { $count ->
        [one] القطعة إلى { $squares }
        [two] القطعتين إلى { $squares }
       *[other] القطع إلى { $squares }
    }.
act-moves = النقلات التي لُعبت: { $moves }.

## الساعة

act-starts = يبدأ الحكم المباراة.
act-presses = يضغط { NAME($player) } الساعة.
act-presses-with-the-other-hand = يضغط { NAME($player) } الساعة بغير اليد التي أدى بها النقلة.
act-stops-the-clock = يوقف { NAME($player) } الساعتين{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
act-arbiter-stops-the-clock = يوقف الحكم الساعتين.
act-handles-the-clock-improperly = يسيء { NAME($player) } استعمال الساعة.
act-resumes = يعيد الحكم تشغيل الساعتين.

## العروض والمطالبات

act-offers-a-draw = يعرض { NAME($player) } التعادل{ $condition ->
        [none] {""}
       *[other] {""} بشرط
    }.
act-accepts = يقبل { NAME($player) }.
act-declines = يرفض { NAME($player) }.
act-resigns = يستسلم { NAME($player) }.
act-withdraws = يريد { NAME($player) } أن يسحب { $what ->
        [offer] العرض
       *[claim] المطالبة
    }.
act-agrees-to-correct = يوافق { NAME($player) } على تصحيح النقلة غير القانونية.
act-claims-a-draw = يطالب { NAME($player) } بالتعادل { $ground ->
        [threefold] لتكرار الوضعية ثلاث مرات
       *[fifty_moves] بموجب قاعدة الخمسين نقلة
    }{ $san ->
        [none] {""}
       *[other] {""} بعد أن كتب النقلة { $san } في ورقة التسجيل
    }.
act-claims-from-the-screen = يطالب { NAME($player) } بالتعادل { $ground ->
        [threefold] لتكرار الوضعية ثلاث مرات
       *[fifty_moves] بموجب قاعدة الخمسين نقلة
    } لمجرد أن الشاشة تُظهر ذلك.
act-claims-an-end = يقول { NAME($player) } إن { $end ->
        [checkmate] الوضع كش مات
        [stalemate] الوضع خناق الملك
        [dead_position] الوضعية جامدة
        [fivefold] الوضعية تكررت خمس مرات
       *[seventy_five_moves] المباراة انتهت بالتعادل بموجب قاعدة الخمس والسبعين نقلة
    }.
act-claims-flag = يقول { NAME($player) } إن علم منافسه سقط.
act-claims-absence = يطالب { NAME($player) } بالفوز لأن المنافس لم يحضر خلال زمن الغياب.
act-claims-illegal-move = يقول { NAME($player) } إن منافسه أدى نقلة غير قانونية.
act-claims-touched = يقول { NAME($player) } إن منافسه لمس القطعة التي على { $square }.
act-claims-cannot-win = يطالب { NAME($player) } بالتعادل لأن منافسه لا يستطيع الفوز بالطرق العادية.
act-claims-no-effort = يطالب { NAME($player) } بالتعادل لأن منافسه لا يحاول الفوز بالطرق العادية.
act-requests-increment = يطلب { NAME($player) } زيادة في الوقت للاعبين كليهما.
act-confirms-the-position = يؤكد { NAME($player) } الوضعية التي كتبها منافسه.
act-points-out = ينبه { NAME($player) } إلى أن { $matter ->
        [wrong_setup] القطع رُتبت خطأً في البداية
        [wrong_orientation] الرقعة وُضعت في الاتجاه الخطأ
        [reversed_colours] اللونين معكوسان
        [wrong_clock] الساعة ضُبطت خطأً
        [defective_clock] الساعة معطلة
        [wrong_position] الوضعية خاطئة
       *[displaced] قطعاً تحركت من أماكنها
    }.
act-arbiter-points-out = يجد الحكم أن { $matter ->
        [wrong_setup] القطع رُتبت خطأً في البداية
        [wrong_orientation] الرقعة وُضعت في الاتجاه الخطأ
        [reversed_colours] اللونين معكوسان
        [wrong_clock] الساعة ضُبطت خطأً
        [defective_clock] الساعة معطلة
        [wrong_position] الوضعية خاطئة
       *[displaced] قطعاً تحركت من أماكنها
    }.
act-appeals = يستأنف { NAME($player) } القرار.
act-asks-for-an-assistant = يطلب { NAME($player) } مساعداً { $help ->
        [moves] يؤدي النقلات
       *[clock] يضغط الساعة
    }.
act-asks-for-an-explanation = يطلب { NAME($player) } من الحكم شرح نقطة في القانون.
act-asks-for-a-piece = يطلب { NAME($player) } قطعة: { NAME($piece) }.
act-asks-for-the-scoresheet = يطلب { NAME($player) } الاطلاع على ورقة التسجيل لدى الحكم.

## التسجيل

act-records = يكتب { NAME($player) } في ورقة التسجيل: { $text }.
act-arbiter-records = يكتب الحكم في ورقة التسجيل: { $text }.
act-signs = يوقع { NAME($player) } على النتيجة { $result }.

## الحضور والسلوك

act-arrives = يصل { NAME($player) } إلى الرقعة.
act-leaves-the-playing-area = يغادر { NAME($player) } منطقة اللعب.
act-leaves-the-venue = يغادر { NAME($player) } مكان اللعب.
act-returns = يعود { NAME($player) }.
act-enters-the-playing-area = يدخل مشاهد منطقة اللعب.
act-phone-sounds = يصدر هاتف { NAME($player) } صوتاً.
act-phone-sounds-in-a-bag = يصدر هاتف { NAME($player) } صوتاً في حقيبته.
act-device-makes-a-noise = يهتز جهاز { NAME($player) } أو يصدر ضجيجاً.
act-has-a-device = يُعثر مع { NAME($player) } على جهاز إلكتروني.
act-has-a-device-in-a-bag = مع { NAME($player) } جهاز غير مغلق في حقيبته.
act-has-a-device-switched-off = مع { NAME($player) } جهاز مغلق في حقيبته.
act-refuses-inspection = يرفض { NAME($player) } التفتيش.
act-brings-the-game-into-disrepute = يسيء { NAME($player) } إلى سمعة الشطرنج.
act-uses-notes = يستعين { NAME($player) } بملاحظات أو بنصيحة.
act-distracts = يشوش { NAME($player) } على منافسه.
act-eats = يأكل { NAME($player) } عند الرقعة.
act-smokes = يدخن { NAME($player) }.
act-talks = يتكلم { NAME($player) }.
act-does-not-record = لا يسجل { NAME($player) } النقلات.
act-accuses-the-opponent = يتهم { NAME($player) } منافسه{ $of ->
        [none] {""}
       *[other] : «{ $of }»
    }.
act-advises = { $what ->
        [draw] ينصح { NAME($player) } اللاعب بالتعادل
        [resigning] ينصح { NAME($player) } اللاعب بالاستسلام
       *[move] ينصح { NAME($player) } اللاعب بشأن الوضعية
    }.
act-refuses = يرفض { NAME($player) } الالتزام بالقانون.

## المكفوفون

act-announces = يعلن { NAME($player) }: «{ $text }».
act-repeats = يكرر { NAME($player) }: «{ $text }».
act-copies = يؤدي { NAME($player) } النقلة { $san } على رقعته هو.
act-tells-moves-and-times = يخبر { NAME($player) } اللاعب بالنقلات وبوقتي الساعتين.
act-finds-different-positions = ينبه { NAME($player) } إلى أن الوضعيتين على الرقعتين مختلفتان.
act-arbiter-finds-different-positions = يجد الحكم أن الوضعيتين على الرقعتين مختلفتان.

## التأجيل

act-seals = يختم { NAME($player) } النقلة { $san } في المغلف.
act-seals-unseen = يختم { NAME($player) } نقلته في المغلف.
act-asks-to-adjourn = يطلب { NAME($player) } تأجيل المباراة.
act-adjourns = يؤجل الحكم المباراة.
act-resumes-the-game = يستأنف الحكم المباراة.
act-opens-the-envelope = يفتح الحكم المغلف.
act-reports-the-envelope-lost = يعلن الحكم أن المغلف مفقود.
act-reports-the-position-lost = يعلن الحكم أن الوضعية المؤجلة لا يمكن استعادتها.

## ما يراه الحكم

act-observes-flag = يرى الحكم أن علم { NAME($player) } سقط.
act-observes-both-flags = يرى الحكم أن العلمين سقطا، ولا يُعرف أيهما سقط أولاً.
act-observes-absence = يرى الحكم أن { NAME($player) } لم يحضر خلال زمن الغياب.
act-observes-illegal-move = يرى الحكم نقلة غير قانونية.
act-observes-touched = يرى الحكم أن القطعة التي على { $square } لُمست ولُعبت غيرها.
act-observes-illegal-position = يرى الحكم وضعية غير قانونية.
act-finds-no-overstep = يجد الحكم أن ورقتي التسجيل لا تدلان على تجاوز الوقت.

## ما يقرره الحكم

act-agrees = يوافق الحكم.
act-rejects = يرفض الحكم ذلك.
act-postpones = يؤجل الحكم القرار.
act-answers = { $with ->
        [agrees] يوافق الحكم
        [rejects] يرفض الحكم ذلك
       *[postpones] يؤجل الحكم القرار
    }.
act-reinstates = يصحح الحكم الوضعية.
act-has-the-game-reconstructed = يأمر الحكم بإعادة بناء المباراة على رقعة أخرى.
act-explains = يشرح الحكم المادة { $article }.
act-gives-time = يضيف الحكم { TIME($ms) } إلى وقت { NAME($player) }.
act-gives-time-for-a-disturbance = الحكم يمنح { NAME($player) } { TIME($ms) } بسبب التشويش.
act-gives-points = الحكم يمنح { NAME($player) } { $halves ->
        [1] نصف نقطة
       *[other] نقطة
    } إضافية.
act-takes-time = يخصم الحكم { TIME($ms) } من وقت { NAME($player) }.
act-takes-points = يخصم الحكم من { NAME($player) } { $halves ->
        [1] نصف نقطة
       *[other] نقطة
    }.
act-sets-the-clocks = يضبط الحكم الساعتين.
act-sets-the-move-counter = يضبط الحكم عداد النقلات على { $moves }.
act-reminds = الحكم يذكّر { NAME($player) } بالقانون.
act-warns = الحكم ينذر { NAME($player) }.
act-warns-both = الحكم ينذر اللاعبين كليهما.
act-fines = الحكم يغرّم { NAME($player) }.
act-excludes = الحكم يُبعد { NAME($player) } من جولة أو أكثر.
act-expels = الحكم يطرد { NAME($player) } من المسابقة.
act-expels-the-spectator = يُبعد الحكم المشاهد.
act-permits-to-leave = يسمح الحكم { NAME($player, form: "to") } بالمغادرة.
act-allows-to-be-late = يسمح الحكم { NAME($player, form: "to") } باللعب رغم تأخره.
act-undoes-the-last-move = يُتراجع باتفاق اللاعبين عن آخر نقلة أداها { NAME($player) }.
act-cancels-the-game = يلغي الحكم المباراة.
act-declares-lost = يعلن الحكم خسارة { NAME($player) } المباراة.
act-declares-both-lost = يعلن الحكم خسارة اللاعبين كليهما.
act-declares-draw = يعلن الحكم تعادل المباراة.

## ما حددته المسابقة

event-pace-standard = الشطرنج القياسي
event-pace-rapid = الشطرنج السريع
event-pace-blitz = الشطرنج الخاطف
event-supervision-limited = حكم واحد لرقع كثيرة
event-supervision-full = { $pace ->
    [rapid] حكم واحد لثلاث رقع على الأكثر، فتسري قواعد المنافسات
    [blitz] حكم عند كل رقعة، فتسري قواعد المنافسات
   *[other] تسري قواعد المنافسات
}
event-arbiter-software = يكتشف البرنامج النقلات غير القانونية وسقوط الأعلام
event-arbiter-none = لا يوجد حكم
event-quickplay-finish = تسري إرشادات المباريات التي لا زيادة فيها
event-quickplay-none = لم تُعلن إرشادات المباريات التي لا زيادة فيها
event-draws-never = لا تعادل بالاتفاق إلا بموافقة الحكم
event-draws-free = التعادل بالاتفاق غير مقيَّد
event-draws-from = لا تعادل بالاتفاق قبل النقلة { $move }
event-default-time = زمن الغياب يبلغ { TIME($ms) }
event-default-time-none = لم تحدد المسابقة زمن غياب
event-chess960 = شطرنج 960
event-blind-white = الأبيض مكفوف
event-blind-black = الأسود مكفوف
event-blind-both = كلا اللاعبين مكفوف
event-time-no-clock = بلا ساعة
event-time-stage = { $moves ->
        [0] مدة { TIME($ms) }
        [one] مدة { TIME($ms) } لإكمال نقلة واحدة
        [two] مدة { TIME($ms) } لإكمال نقلتين
        [few] مدة { TIME($ms) } لإكمال { $moves } نقلات
       *[other] مدة { TIME($ms) } لإكمال { $moves } نقلة
    }{ $bonus ->
        [0] {""}
       *[other] {""} مع { TIME($bonus) } لكل نقلة
    }

## إجابات ليست قرارات بذاتها

answer-restored = تُعاد الوضعية التي كانت قبل المخالفة.
answer-unbound = لا تُلزم اللاعبَ أي قطعة، وله أن يؤدي أي نقلة قانونية.
answer-nothing = لا قرار، وتستمر المباراة.

## Reports of the arbiter from a board whose moves are not recorded; $facts is a list of the
## known facts.

act-reports-illegal-move = يفيد الحكم بأن { NAME($player) } لعب نقلة غير قانونية{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-flag = يفيد الحكم بأن علم { NAME($player) } سقط{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-flags = يفيد الحكم بأن العلمين سقطا{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-draw-claim = يفيد الحكم بأن { NAME($player) } يطالب بالتعادل { $ground ->
        [threefold] لتكرار الوضعية ثلاث مرات
       *[fifty_moves] بموجب قاعدة الخمسين نقلة
    }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-touched-piece = يفيد الحكم بأن { NAME($player) } لمس قطعة{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-device = يفيد الحكم بأن مع { NAME($player) } جهازاً إلكترونياً{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-arrival = يفيد الحكم بوقت حضور { NAME($player) }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-displaced = يفيد الحكم بأن { NAME($player) } أزاح قطعاً عن مربعاتها{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-wrong-clock = يفيد الحكم بأن الساعة ضُبطت خطأً{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-resignation = يفيد الحكم بأن { NAME($player) } قد استسلم{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-kings-in-check = يفيد الحكم بأن الملكين كليهما في حالة كش بعد نقلة { NAME($player) }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-unfinished-promotion = يفيد الحكم بأن بيدق { NAME($player) } على الصف الأخير وأن الساعة لم تُضغط.
act-reports-quickplay-claim = يفيد الحكم بأن { NAME($player) } يطالب بالتعادل لأن المنافس لا يستطيع الفوز بالطرق العادية أو لا يحاوله{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
