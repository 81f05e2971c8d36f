# The incident page for over-the-board events: incidents, rulings, the ledger.

hall-title = في القاعة
hall-event = المسابقة
hall-ledger = السجل ({ $count })
hall-search = ماذا حدث؟ ابحث في القانون
hall-nothing-found = لم يُعثر على شيء. جرّب كلمة أخرى.
hall-kind-illegal-move = نقلة غير قانونية
hall-kind-flag = سقوط العلم
hall-kind-both-flags = سقوط العلمين
hall-kind-claim = مطالبة بالتعادل
hall-kind-touched = لمس قطعة
hall-kind-promotion = ترقية
hall-kind-device = هاتف
hall-kind-late = حضور متأخر
hall-kind-displaced = سقوط قطع
hall-kind-clock = الساعة
hall-kind-end = استسلام أو عروض تعادل
hall-kind-conduct = السلوك
hall-subject-time = الوقت والساعة
hall-subject-pieces = القطع
hall-subject-players = اللاعبون
hall-who =
    { $player ->
        [white] الأبيض
       *[black] الأسود
    }
hall-who-nth =
    { $player ->
        [white] الأبيض
       *[black] الأسود
    }: { $count ->
        [1] أول نقلة غير قانونية
        [2] ثاني نقلة غير قانونية
       *[3] ثالث نقلة غير قانونية
    }
hall-both-in-check =
    الملكان كلاهما في حالة كش بعد نقلة { $player ->
        [white] الأبيض
       *[black] الأسود
    }
hall-who-flag =
    { $player ->
        [white] سقط علم الأبيض
       *[black] سقط علم الأسود
    }
hall-both-flags = سقط العلمان كلاهما
hall-who-device =
    { $player ->
        [white] هاتف الأبيض
       *[black] هاتف الأسود
    }
hall-threefold =
    { $player ->
        [white] الأبيض يطالب بالتعادل بالتكرار
       *[black] الأسود يطالب بالتعادل بالتكرار
    }
hall-fifty-moves =
    { $player ->
        [white] الأبيض يطالب بالتعادل بقاعدة الخمسين نقلة
       *[black] الأسود يطالب بالتعادل بقاعدة الخمسين نقلة
    }
hall-wrong-clock = الساعة مضبوطة خطأً
hall-improper =
    { $player ->
        [white] الأبيض يسيء استعمال الساعة
       *[black] الأسود يسيء استعمال الساعة
    }
hall-resigns =
    { $player ->
        [white] الأبيض يستسلم
       *[black] الأسود يستسلم
    }
hall-offers-again =
    { $player ->
        [white] الأبيض يكرر عرض التعادل
       *[black] الأسود يكرر عرض التعادل
    }
hall-distracts =
    { $player ->
        [white] الأبيض يزعج منافسه
       *[black] الأسود يزعج منافسه
    }
hall-notes =
    { $player ->
        [white] الأبيض يستعين بملاحظات أو نصائح
       *[black] الأسود يستعين بملاحظات أو نصائح
    }
hall-refuses =
    { $player ->
        [white] الأبيض يرفض الالتزام بالقانون
       *[black] الأسود يرفض الالتزام بالقانون
    }
hall-leaves =
    { $player ->
        [white] الأبيض يغادر مكان اللعب
       *[black] الأسود يغادر مكان اللعب
    }
hall-disrepute =
    { $player ->
        [white] الأبيض يسيء إلى سمعة الشطرنج
       *[black] الأسود يسيء إلى سمعة الشطرنج
    }
hall-set-up = رتّب الوضعية
hall-man =
    { $man ->
        [k] ملك
        [q] وزير
        [r] رخ
        [b] فيل
        [n] حصان
       *[p] بيدق
    } { $player ->
        [white] أبيض
       *[black] أسود
    }
hall-white-to-move = الدور للأبيض
hall-black-to-move = الدور للأسود
hall-use-position = استخدم هذه الوضعية
hall-remove = إزالة القطع
hall-empty-board = إفراغ الرقعة
hall-lacks-king = ضع الملكين على الرقعة أولاً.
hall-takes-number = كم؟
hall-takes-time = كم دقيقة؟
hall-ok = تابع
hall-back = رجوع
hall-anew = حادثة جديدة
hall-change = تغيير
hall-do = الخطوات
hall-in-the-book = في القانون
hall-position = فحص وضعية
hall-position-what = رتّب وضعية. ثم اسأل: هل ما زال بإمكان أحد اللاعبين تنفيذ كش مات، أو هل يمكن أن تنشأ في مباراة، أو لماذا النقلة غير قانونية.
hall-change-position = غيّر الوضعية
hall-mate = هل ما زال بإمكان أي منهما تنفيذ كش مات؟
hall-arisen = هل يمكن أن تنشأ في مباراة؟
hall-why = لماذا النقلة غير قانونية؟
hall-move = النقلة (⁦Nf3⁩ أو ⁦e2e4⁩)
hall-move-legal = النقلة { $move } قانونية.
hall-line = أظهر النقلات
hall-next = التالي
hall-previous = السابق
hall-shown = الوضعية
hall-judgement = قرارك
hall-recommended = موصى به
hall-board = الرقعة
hall-record = سجّل
hall-record-open = سجّل دون حسم
hall-recorded = سُجّل: الرقعة { $board }
hall-recorded-nowhere = سُجّل دون رقم رقعة
hall-undo = تراجع
hall-not-kept = لا يستطيع هذا المتصفح حفظ القيود. دوّن هذا القيد بنفسك.
hall-not-offline = لا يتوفر هذا بعد دون اتصال بالشبكة.
hall-name = اسم المسابقة
hall-round = الجولة
hall-in-round = الجولة { $round }
hall-arbiter = الحكم
hall-watch = كم عدد الحكام؟
hall-limited = حكم واحد لعدة مباريات
    .what = تسري القواعد المخففة للشطرنج السريع والخاطف.
hall-full = حكم لكل مباراة
    .what = تُعامل النقلات غير القانونية كما في الشطرنج القياسي.
hall-bags = يجوز حفظ الهاتف مغلقاً في حقيبة
hall-milder = عقوبة الهاتف أخف من خسارة المباراة
hall-default-time = زمن الغياب بالدقائق
hall-done = تم
hall-another = مسابقة أخرى
hall-share = شارك هذه المسابقة مع حكم آخر
hall-export = احفظ السجل
hall-import = أضف سجلاً آخر
hall-join = ادمج سجل هاتف آخر
hall-print = اطبع
hall-empty = لم يُسجّل شيء بعد.
hall-merged =
    { $count ->
        [zero] لم يُضف أي قيد.
        [one] أُضيف قيد واحد.
        [two] أُضيف قيدان.
        [few] أُضيفت { $count } قيود.
        [many] أُضيف { $count } قيداً.
       *[other] أُضيف { $count } قيد.
    }
hall-no-ledger = { $file } ليس سجلاً محفوظاً من هذه الصفحة.
hall-codes-show = اعرض الرموز على هاتف آخر
hall-codes-read = امسح الرموز من هاتف آخر
hall-codes-hold = وجّه كاميرا الهاتف الآخر نحو هذه الرموز حتى يقرأها كلها. فيها { $count ->
        [one] قيد واحد
        [two] قيدان
        [few] { $count } قيود
        [many] { $count } قيداً
       *[other] { $count } قيد
    }.
hall-codes-rest = هذه أحدث القيود ({ $count } من { $all }). احفظ السجل ملفاً لتنقلها كلها.
hall-codes-aim = وجّه الكاميرا نحو الرموز على الهاتف الآخر.
hall-codes-seen = قُرئ من الرموز { $seen } من { $count }
hall-no-camera = لا تستطيع الصفحة استخدام الكاميرا. اسمح بالكاميرا، أو أضف السجل ملفاً.
hall-took-back = سُحب: { $words }
hall-take-back = اسحب
hall-take-back-sure = اسحب هذا القيد
hall-again = افتح من جديد
hall-already-over = هذه الرقعة مسجلة منتهية: { $result }.
hall-already-counted =
    النقلات غير القانونية { $player ->
        [white] للأبيض
       *[black] للأسود
    } على هذه الرقعة حتى الآن: { $count }.
hall-signature = توقيع الحكم
hall-head-time = الوقت
hall-head-event = المسابقة
hall-head-round = الجولة
hall-head-board = الرقعة
hall-head-ruled = القرار
hall-head-articles = المواد
hall-head-result = النتيجة
hall-head-arbiter = الحكم
hall-not-pressed =
    { $player ->
        [white] بيدق الأبيض، ولم تُضغط الساعة
       *[black] بيدق الأسود، ولم تُضغط الساعة
    }
hall-quickplay =
    { $player ->
        [white] الأبيض يطالب بالتعادل: الأسود لا يستطيع الفوز أو لا يحاوله
       *[black] الأسود يطالب بالتعادل: الأبيض لا يستطيع الفوز أو لا يحاوله
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } في الجولات السابقة ({ $rounds }): النقلات غير القانونية { $illegal_move }، الإنذارات { $warning }، العقوبات { $penalty }
hall-waiting =
    { $count ->
        [0] لدى الحكام الآخرين كل قيود هذا السجل.
        [one] قيد واحد على هذا الجهاز وحده، ويُرسل عند توفر الشبكة.
        [two] قيدان على هذا الجهاز وحده، ويُرسلان عند توفر الشبكة.
        [few] { $count } قيود على هذا الجهاز وحده، وتُرسل عند توفر الشبكة.
        [many] { $count } قيداً على هذا الجهاز وحده، وتُرسل عند توفر الشبكة.
       *[other] { $count } قيد على هذا الجهاز وحده، وتُرسل عند توفر الشبكة.
    }
hall-more = المكان والتاريخ والمباريات
hall-place = المكان
hall-date = التاريخ
hall-guidelines = تسري الإرشادات الثالثة (المباريات بدون زيادة): المطالبات في آخر دقيقتين
hall-pairings = مباريات هذه الجولة، رقعة في كل سطر: الأبيض – الأسود
hall-carry = أظهر الحوادث السابقة للاعب
hall-share-what = امسح هذا بهاتف آخر لتفتح فيه المسابقة نفسها. لكل هاتف سجله، وتُجمع السجلات بالرموز أو بالملفات.
hall-share-begin = استعمال سجل واحد لجميع الحكام
hall-share-one = يشترك جميع الحكام المدعوين في سجل واحد. وبلا شبكة يواصل كل هاتف عمله ويرسل قيوده لاحقاً.
hall-share-needs-server = تحتاج المشاركة إلى الخادم وإلى شبكة. وبدونهما احفظ السجل وأضفه على الهاتف الآخر.
hall-invite = ادعُ حكماً آخر
hall-player = اللاعب
hall-counted-illegal_move = نقلات غير قانونية
hall-counted-warning = إنذارات
hall-counted-penalty = عقوبات
hall-unnamed =
    { $player ->
        [white] الأبيض
       *[black] الأسود
    }، الرقعة { $board }، الجولة { $round }
hall-rounds = الجولات: { $rounds }
hall-head-white = الأبيض
hall-head-black = الأسود
hall-csv = CSV
hall-fen = الوضعية (FEN)
