# The arbiter's pages: setting a competition up, the hall, the queue, the card of
# a board, after the round, trying things out; and the hall for spectators. Around
# what is written in Latin letters or signs stand the marks U+2066 and U+2069.

# Setting a competition up

found = مسابقة جديدة
competition-name = الاسم
own-name = اسمك كما يظهر في التقرير
round = الجولة
players-example = سلمى حداد – كريم منصور
    ليلى نصار – يوسف خليل
boards-read = { $count ->
        [zero] لا توجد رقع
        [one] رقعة واحدة
        [two] رقعتان
        [few] { $count } رقع
       *[other] { $count } رقعة
    }
fault-number-twice = توجد رقعتان بالرقم { $board }.
fault-name-missing = ينقص اسم في الرقعة { $board }.
found-it = { $count ->
        [zero] إعداد الرقع
        [one] إعداد رقعة واحدة
        [two] إعداد رقعتين
        [few] إعداد { $count } رقع
       *[other] إعداد { $count } رقعة
    }
regulations = لائحة المسابقة
regulations-what = ما يتركه ⁦{ $laws }⁩ للمسابقة. وهذا بحسب نظام الوقت { $pace ->
        [standard] شطرنج قياسي
        [rapid] شطرنج سريع
       *[blitz] شطرنج خاطف
    }. وما لا تغيّره يبقى كما ينص عليه الإصدار.
regulation-defaulttime = زمن الغياب
regulation-defaulttime-what = من حضر بعد البداية بأكثر من هذا الوقت فقد خسر.
regulation-drawagreement = التعادل بالاتفاق
regulation-drawagreement-what = «⁦free⁩»: مسموح دائماً؛ أو «⁦never⁩»: لا يجوز إلا بموافقتك؛ أو «⁦from 30⁩»: لا يجوز قبل النقلة الثلاثين.
regulation-supervision = الإشراف
regulation-supervision-what = هل عدد الحكام كافٍ لتسري قواعد المنافسات كاملة.
value-supervision-full = كامل
value-supervision-limited = محدود
regulation-devices = الأجهزة الإلكترونية
regulation-devices-what = ما تنص عليه المسابقة في الهواتف وما شابهها.
value-devices-usual = كما ينص الإصدار
value-devices-in_bag = في حقيبة ومغلقة
value-devices-milder = عقوبة أخف
value-devices-in_bag_else_milder = في حقيبة ومغلقة، وإلا فعقوبة أخف
value-devices-as_fide = كما في قوانين الاتحاد الدولي لأن المباراة تُحتسب في تصنيفه
regulation-appeals = الاستئناف
regulation-appeals-what = هل يجوز استئناف القرارات.
value-appeals-yes = جائز
value-appeals-no = غير جائز
regulation-quickplayfinish = نهاية اللعب السريع
regulation-quickplayfinish-what = هل أُعلن العمل بإرشادات اللعب دون زيادة.
value-quickplayfinish-no = لم يُعلن
value-quickplayfinish-yes = أُعلن
regulation-points = النقاط
regulation-points-what = للفوز والتعادل والخسارة: «⁦1 1/2 0⁩» أو «⁦3 1 0⁩».
spectators-admitted = المشاهدة متاحة للجميع
spectators-delay = تأخير العرض للمشاهدين بالثواني
spectators-what = يتأخر بهذا القدر عن الرقع ما يراه المشاهدون، وكذلك ملف PGN الذي يجلبه غيرهم.
as-training = للتدريب
as-training-what = يُعرض على كلا اللاعبين كل قرار مع مادته. ولا يُعرض ذلك في المنافسة الحقيقية.

# Links

slips-what = { $count ->
        [zero] لم تُعدّ أي رقعة.
        [one] أُعدّت رقعة واحدة.
        [two] أُعدّت رقعتان.
        [few] أُعدّت { $count } رقع.
       *[other] أُعدّت { $count } رقعة.
    } كل رابط يفتح مقعداً واحداً. اطبع القصاصات وقصّها ووزّعها: لا تُعرض الروابط إلا الآن. ويمكن عند الرقعة استبدال رابط ضائع.
to-table = اذهب إلى طاولة الحكم
print = طباعة
save-links = حفظ الروابط بصيغة CSV
broadcast = ملف PGN للبث
qr-of = رابط { $name } في رمز QR
board-number = الرقعة { $number }

# The hall

state-not_started = لم تبدأ
state-playing = قيد اللعب
state-stopped = الساعتان متوقفتان
state-adjourned = مؤجلة
state-over = انتهت
state-cancelled = ملغاة
moves-made = النقلات المؤداة
connected = متصل
not-connected = غير متصل
counts = قيد اللعب { $playing } · متوقفة { $stopped } · منتهية { $over } · بانتظارك { $waiting }
start-round = { $count ->
        [zero] بدء الجولة
        [one] بدء رقعة واحدة
        [two] بدء الجولة: رقعتان
        [few] بدء الجولة: { $count } رقع
       *[other] بدء الجولة: { $count } رقعة
    }
stop-all = إيقاف كل الساعات
resume-all = تشغيل الكل من جديد
sure = هل أنت متأكد؟
show = عرض
filter-all = الكل
filter-attention = ما يحتاج إلى انتباه
filter-playing = قيد اللعب
filter-over = المنتهية
order = الترتيب حسب
order-number = الرقعة
order-attention = الأهمية
order-time = الوقت الباقي
bell = جرس عند كل نداء جديد
bell-on = الجرس يعمل
bell-off = الجرس صامت
away-what = النداءات أيضاً والصفحة مغلقة. تحملها خدمة الرسائل في المتصفح ولا تستطيع قراءتها.
away-on = والصفحة مغلقة أيضاً: نعم
away-off = والصفحة مغلقة أيضاً: لا
away-no-https = تحتاج الإشعارات والصفحة مغلقة إلى عنوان يبدأ بـ⁦https://⁩.
away-no-browser = لا يعرض هذا المتصفح إشعارات لصفحات مغلقة؛ على ⁦iPhone⁩ أو ⁦iPad⁩ أضف الصفحة أولاً إلى الشاشة الرئيسية.
away-no-denied = إشعارات هذه الصفحة محظورة في إعدادات المتصفح.
away-failed = تعذّر الوصول إلى خدمة الرسائل في المتصفح. حاول مرة أخرى.
to-round = الجولة على الورق
to-hall = القاعة
to-slips = القصاصات
no-boards = لا توجد رقع بعد.
not-everywhere = لم يُنفّذ هذا على هذه الرقع: { $boards }.

# What needs attention. $side is white, black or none.

mark-question = مطلوب قرارك
mark-call-stopped = استدعاء: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-call-explanation = طلب شرح: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-call-assistant = طلب مساعد: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-call-appeal = استئناف: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-call-adjournment = طلب تأجيل: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-interrupted = انقطع عمل الخادم
mark-stopped = الساعتان متوقفتان
mark-irregular = مخالفة عند النقلة { $count }: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-both-in-check = الملكان كلاهما في حالة كش
mark-flag = سقط العلم: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-too-late = انقضى زمن الغياب: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-absent = لم يحضر بعد: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-away = غير متصل: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-short = وقته قليل: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-repetition = الوضعية نفسها { $count ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $count } مرات
       *[other] { $count } مرة
    }
mark-quiet = أنصاف نقلات دون تقدم: { $count }
mark-unwritten = لا يسجل النقلات: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-offer = عرض تعادل: { $side ->
        [white] الأبيض
       *[black] الأسود
    }
mark-news = صدر قرار للتو

# The queue

queue = بانتظارك
queue-empty = لا أحد يستدعيك.
take = سأذهب
leave = لن أذهب
settle = حُسم الأمر
taken-by-you = أنت تتولى ذلك
taken-by = { $name } يتولى ذلك
an-arbiter = أحد الحكام
the-software = البرنامج

# The card of a board

card = الرقعة { $number }
certain = ما هو مؤكد
options = { $count ->
        [zero] لا يوجد ما يمكنك أن تقرره
        [one] ما يمكنك أن تقرره
        [two] ما يمكنك أن تقرره: خياران
        [few] ما يمكنك أن تقرره: { $count } خيارات
        [many] ما يمكنك أن تقرره: { $count } خياراً
       *[other] ما يمكنك أن تقرره: { $count } خيار
    }
ends-the-game = هذا ينهي المباراة. هل أنت متأكد؟
time-to-give = الوقت
clocks-then = الأبيض { $white } · الأسود { $black }
position-then = الوضعية عندئذ
recommended = موصى به. { $because }
sequence = ما أدى إلى ذلك
position-at-step = الوضعية بعد الخطوة { $number }
step-back = خطوة إلى الوراء
from-here = إعادة هذه الوضعية
step-on = خطوة إلى الأمام
the-laws = ما ينص عليه القانون
find-article = رقم أو كلمات: من هنا يُجاب عما يسأل عنه اللاعب
tell-side =
    { $side ->
        [white] شرح للأبيض
       *[black] شرح للأسود
    }
tell-both = شرح للاعبَين معاً
more-articles = { $count ->
        [zero] لا مواد أخرى
        [one] مادة أخرى
        [two] مادتان أخريان
        [few] { $count } مواد أخرى
       *[other] { $count } مادة أخرى
    }
new-links = رابط جديد للاعب
decisions = القرارات والملاحظات
note = ملاحظة للسجل
note-keep = تدوين
relink-what = الرابط الجديد يغلق القديم فوراً. وتستمر المباراة كما هي.
relink = رابط جديد للاعب { $name }
termination = { $termination ->
        [checkmate] كش مات
        [resignation] استسلام
        [stalemate] خناق الملك
        [dead_position] وضعية جامدة
        [agreement] تعادل بالاتفاق
        [threefold_repetition] تكرار الوضعية ثلاث مرات
        [fifty_moves] خمسون نقلة
        [fivefold_repetition] تكرار الوضعية خمس مرات
        [seventy_five_moves] خمس وسبعون نقلة
        [time_forfeit] تجاوز الوقت
        [illegal_moves] نقلات غير قانونية
        [default_time] حضور بعد زمن الغياب
        [both_flags] سقوط العلمين
        [cannot_checkmate] لا يمكن للمنافس تنفيذ كش مات
        [quickplay_finish] نهاية اللعب السريع
        [sealed_move] نقلة مختومة
        [electronic_device] جهاز إلكتروني
        [illegal_position] وضعية غير قانونية
        [signed_result] نتيجة موقّعة
       *[other] بقرار من الحكم
    }

# By hand

by-hand = يدوياً
do-it = نفّذ
hand-clocks = الساعتان
hand-board = ما شوهد على الرقعة
hand-penalties = العقوبات
hand-result = النتيجة
hand-players = اللاعبان
hand-adjournment = التأجيل
hand-words = بالكلمات
act-starts = تشغيل الساعة
act-stops = إيقاف الساعتين
act-resumes = تشغيل الساعتين من جديد
act-sets-clocks = ضبط كلتا الساعتين
act-gives-time = منح وقت
act-gives-disturbance = منح وقت عن تشويش
act-takes-time = خصم وقت
act-sets-counter = ضبط عداد النقلات
act-illegal-move = نقلة غير قانونية: تصحيحها
act-illegal-position = وضعية غير قانونية
act-touched = قطعة لُمست ولم تُنقل
act-displaced = قطع مزاحة من أماكنها
act-reinstates = إعادة وضعية
set-up-what = آخر وضعية يمكن التأكد منها: المس قطعة ثم المربع الذي كانت عليه. ومنها تستمر المباراة.
take-off = إخراج من الرقعة
to-move = صاحب النقلة:
move-number = رقم النقلة:
act-flag = سقط العلم
act-both-flags = العلمان كلاهما، والترتيب غير معروف
act-wrong-setup = وضع ابتدائي خاطئ
act-wrong-orientation = رقعة موضوعة بالاتجاه الخاطئ
act-reversed-colours = ألوان معكوسة
act-wrong-clock = ساعة مضبوطة خطأً
act-defective-clock = ساعة معطلة
act-reconstruct = إعادة لعب المباراة من التسجيل
act-no-overstep = لا دليل على تجاوز الوقت
act-warns = إنذار
act-more-time = وقت إضافي للمنافس
act-less-time = خصم وقت من المخالف
act-opponent-points = نصف نقطة إضافية للمنافس
act-fewer-points = خصم نصف نقطة
act-fines = غرامة
act-excludes = إبعاد من جولات
act-expels = الطرد من المسابقة
act-expels-spectator = إخراج المشاهد
act-lost = إعلان خسارة المباراة
act-draw = إعلان التعادل
act-cancels = إلغاء المباراة
act-rejects-signed = رفض النتيجة الموقّعة
act-late = السماح بالتأخر
act-leave = السماح بالمغادرة
act-arrives = وصل
act-leaves-area = غادر منطقة اللعب
act-leaves-venue = غادر مكان اللعب
act-phone = رنّ هاتفه
act-device = لديه جهاز
act-device-bag = في حقيبته جهاز غير مغلق
act-device-off = لديه جهاز مغلق
act-inspection = رفض التفتيش
act-notes = استعان بملاحظات
act-distracts = شوّش على المنافس
act-disrepute = أساء إلى سمعة الشطرنج
act-refuses = رفض الالتزام
act-clock-handling = استعمل الساعة بشكل غير لائق
act-enters = دخل شخص منطقة اللعب
act-adjourns = تأجيل
act-seals = لاعب يختم نقلة
act-opens-envelope = فتح المغلف
act-resumes-game = استئناف المباراة
act-envelope-lost = المغلف مفقود
act-position-lost = الوضعية مفقودة
act-words = أي حدث
act-no-reason = لم يكن هناك سبب مقبول
act-default-lost = إعلان خسارة المباراة
field-time = الوقت
field-squares = المربعات
field-number = النقلات
field-score = نتيجة المنافس
field-move = النقلة
field-words = بكلمات البروتوكول: «⁦Arbiter warns White⁩»

# After the round

part-results = النتائج
part-report = التقرير
part-sheets = أوراق التسجيل
read-again = قراءة من جديد
column-board = الرقعة
nothing-to-report = لم يحدث شيء غير معتاد.
scoresheet-of = ورقة تسجيل { $name }، الرقعة { $number }
nothing-written = لم يُسجَّل شيء.
sheets-unwritten = { $count ->
        [one] لم يُسجَّل شيء في ورقة تسجيل واحدة.
        [two] لم يُسجَّل شيء في ورقتَي تسجيل.
        [few] لم يُسجَّل شيء في { $count } أوراق تسجيل.
       *[other] لم يُسجَّل شيء في { $count } ورقة تسجيل.
    }
scoresheet-signed = وُقّعت: ⁦{ $result }⁩
not-signed = لم تُوقَّع

# Spectators

shown-late = { $seconds ->
        [zero] العرض بلا تأخير
        [one] العرض متأخر ثانية واحدة
        [two] العرض متأخر ثانيتين
        [few] العرض متأخر { $seconds } ثوانٍ
       *[other] العرض متأخر { $seconds } ثانية
    }
elsewhere = العرض في مكان آخر
embed = للإدراج في صفحة أخرى

# Trying things out

# The book of the Laws.
laws-title = كتاب القانون
laws-what = ما تطلبه كل مادة بكلماتنا، ومن يقرر، وما تغيّر، وحالات تتابعها خطوة خطوة. ولا يغني ذلك عن نص القانون.
laws-contents = المحتويات
laws-search = رقم أو كلمات، مثلاً: لمس التبييت
laws-found = { $count ->
    [0] لا توجد مادة فيها كل هذه الكلمات.
    [one] مادة واحدة
    [two] مادتان
    [few] { $count } مواد
   *[other] { $count } مادة
}
laws-brings-about = ما يترتب عليها، مثلاً
laws-changed = منذ { $before }
laws-unchanged = لم يتغير شيء سوى الرقم ربما.
laws-glossary = المصطلحات
laws-glossary-title = مصطلحات القانون
laws-to-print = للطباعة
laws-whole = الإصدار كله
laws-terms = المصطلحات:
laws-glossary-board = المصطلح على الرقعة: { $term }
laws-more-cases = { $count ->
        [one] حالة أخرى
       *[other] { $count } أخرى
    }
laws-cases = { $count ->
    [one] حالة واحدة
    [two] حالتان
    [few] { $count } حالات
   *[other] { $count } حالة
}
laws-previous = ‹ قبلها:
laws-next = بعدها:
laws-sandbox = غيّر ما حدث، وانظر ما يترتب عليه

what-if = ماذا لو
what-if-what = غيّر ما حدث أو غيّر الإصدار، وانظر ما ينص عليه القانون. لا شيء هنا يمس مباراة حقيقية.
exercises = تمارين
open-file = بروتوكول من ملف:
as-the-text-says = كما يذكر النص
protocol = ما حدث، في كل سطر حدث
judge = احكم
what-would-you-rule = بماذا كنت ستحكم؟
show-ruling = عرض القرار

# الحدث: جولاته، ومن يلعب مع من، والنتائج.
players-file = ملف برنامج القرعة أو قائمة:
players = أو ملصقة: مباراة في كل سطر
players-what = ملف بطولة الاتحاد الدولي (TRF16 أو TRF26) وحده أو مع القائمة التي أخرجها bbpPairings أو JaVaFo، أو ملف أو قائمة من Swiss-Manager أو Vega أو SwissSys أو LiveChess، أو مصنف (‎.xlsx)، أو صفحة محفوظة من chess-results، أو «الأبيض – الأسود» في كل سطر. يظهر هنا ما فُهم ويمكن تصحيحه؛ ولا يبدأ شيء بعد.
understood-as = { $source ->
        [trf] قُرئ كملف بطولة للاتحاد الدولي.
        [table] قُرئ كجدول له عناوين.
        [names] قُرئ اسم في كل سطر: الأول يلعب بالأبيض ضد الثاني.
        [numbers] قُرئ كأرقام ترتيب.
        [livechess] قُرئ كجولة من LiveChess.
        [vega] قُرئ بوصفه بطولة من Vega.
        [swisssys] قُرئ بوصفه بطولة من SwissSys.
        [start_list] قُرئ بوصفه قائمة لاعبين: لا تقول من يلعب مع من.
       *[pairings] قُرئت مباراة في كل سطر.
    }
byes-read = { $count ->
        [zero] لا أحد بلا مباراة.
        [one] لاعب واحد لا يلعب.
        [two] لاعبان لا يلعبان.
        [few] { $count } لاعبين لا يلعبون.
        [many] { $count } لاعباً لا يلعبون.
       *[other] { $count } لاعب لا يلعبون.
    }
lines-unread = { $count ->
        [zero] فُهمت كل السطور.
        [one] سطر واحد لم يُفهم:
        [two] سطران لم يُفهما:
        [few] { $count } سطور لم تُفهم:
        [many] { $count } سطراً لم تُفهم:
       *[other] { $count } سطر لم تُفهم:
    }
line-one_name = لا يوجد اسم ثانٍ.
line-no_name = لا توجد أسماء.
line-contradiction = سطر المنافس يقول غير ذلك.
line-number_twice = رقم هذه الرقعة موجود مرتين.
line-no_such_rank = لا أحد في ملف البطولة له رقم الترتيب هذا.
line-hidden_signs = حُذفت أحرف لا تُرى.
line-old_workbook = هذا المصنف أقدم من ‎.xlsx أو له كلمة مرور. احفظه بصيغة ‎.xlsx أو CSV.
line-too_much = في هذا الملف أكثر مما يمكن أن يكون في قائمة لاعبين.
line-broken = هذا الملف تالف أو ليس قائمة.
board-wanted = تُلعب الرقعة { $number }
do-not-play = بلا مباراة:
bye = { $code ->
        [H] راحة بنصف نقطة
        [F] راحة بنقطة كاملة
        [U] راحة من القرعة
       *[Z] غائب
    }
round-number = الجولة { $round }
part-next = الجولة التالية
add-round = { $count ->
        [zero] أضف الجولة { $round } بلا رقع
        [one] أضف الجولة { $round } برقعة واحدة
        [two] أضف الجولة { $round } برقعتين
        [few] أضف الجولة { $round } وفيها { $count } رقع
        [many] أضف الجولة { $round } وفيها { $count } رقعة
       *[other] أضف الجولة { $round } وفيها { $count } رقعة
    }
take-away = للتنزيل:
keep-trf = ملف البطولة مع النتائج
keep-csv = CSV
keep-pgn = PGN للمشاهدين
keep-incidents = PGN مع الحوادث
entered-by-hand = أدخلها حكم
other-result = نتيجة أخرى
result-none = تراجع عمّا أُدخل
result-np = −/+ لم يلعب الأبيض
result-pn = +/− لم يلعب الأسود
result-nn = −/− لم يلعب أي منهما
result-00 = 0–0 يخسر كلاهما
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0، بلا نقلة من كليهما
result-DD = ½–½، بلا نقلة من كليهما
result-LW = 0–1، بلا نقلة من كليهما

# من الحاضر، والأجوبة، والنتائج على الورق، والحكام، والتصحيحات.

connected-only = متصل ولم يقل إنه حاضر
mark-disputed = توقيعان مختلفان
answer-read = حسناً
on-record = دُوِّن ذلك، ولا يترتب عليه شيء.
done-at = { $count ->
        [one] تم على رقعة واحدة.
        [two] تم على رقعتين.
        [few] تم على { $count } رقع.
       *[other] تم على { $count } رقعة.
    }
start-without = { $count ->
        [one] لاعب واحد لم يقل إنه حاضر. أتبدأ مع ذلك؟
        [two] لاعبان لم يقولا إنهما حاضران. أتبدأ مع ذلك؟
        [few] { $count } لاعبين لم يقولوا إنهم حاضرون. أتبدأ مع ذلك؟
       *[other] { $count } لاعباً لم يقولوا إنهم حاضرون. أتبدأ مع ذلك؟
    }
act-here = حاضر
on-paper = النتيجة على الورق
signed-by = { $name } ({ $side ->
        [white] الأبيض
       *[black] الأسود
    }): وقّع { $result }.
signed-by-both = وقّعها اللاعبان
entered-as = المعتمد:
result-entered = أُدخلت النتيجة: { $result }
result-back = سُحبت النتيجة، والرقعة بلا نتيجة.
count-illegal_move = { $count ->
        [one] نقلة غير قانونية واحدة (الجولة { $rounds })
        [two] نقلتان غير قانونيتين (الجولات { $rounds })
        [few] { $count } نقلات غير قانونية (الجولات { $rounds })
       *[other] { $count } نقلة غير قانونية (الجولات { $rounds })
    }
count-warning = { $count ->
        [one] إنذار واحد (الجولة { $rounds })
        [two] إنذاران (الجولات { $rounds })
        [few] { $count } إنذارات (الجولات { $rounds })
       *[other] { $count } إنذاراً (الجولات { $rounds })
    }
count-penalty = { $count ->
        [one] عقوبة واحدة (الجولة { $rounds })
        [two] عقوبتان (الجولات { $rounds })
        [few] { $count } عقوبات (الجولات { $rounds })
       *[other] { $count } عقوبة (الجولات { $rounds })
    }
part-pairings = القرعة
part-correct = تصحيح
part-arbiters = الحكام
colleagues-what = لكل حكم رابطه: ما يقرره يُدوَّن باسمه.
colleague-name = الاسم
colleague-invite = دعوة
colleague-link = رابط { $name }. لا يظهر إلا الآن: دعه يمسحه أو أرسله إليه.
colleague-you = أنت
colleague-again = رابط جديد وإغلاق القديم
colleague-close = إغلاق الرابط
corrections-what = تُصحَّح الأسماء في أي وقت، وما عداها حتى تبدأ المباراة. وما كان مكتوباً يبقى مدوَّناً.
put-right-done = صُحِّح ودُوِّن.
nothing-changed = لا شيء يُفعل: هكذا هو مكتوب.
put-it-right = تصحيح
swap-colours = تبديل اللونين
take-board-out = حذف الرقعة
taken-out = حُذفت
only-names = بدأت المباراة: لا تُصحَّح إلا الأسماء.
links-are-of-a-side = الرابط يفتح مقعد الأبيض أو الأسود لمن يملكه. وزّع القصاصات من جديد بعد تبديل اللونين أو اللاعبين.
one-board-more = رقعة أخرى
add-board = إضافة
control-of-round = زمن هذه الجولة
control-too-late = بدأت إحدى مباريات الجولة.
put-right-so-far = ما صُحِّح حتى الآن
by-decision = بقرار من الحكم
by-forfeit = بالغياب دون لعب
hardly-played = دون نقلة من كلا اللاعبين
report-boards = { $count ->
        [one] رقعة واحدة
        [two] رقعتان
        [few] { $count } رقع
       *[other] { $count } رقعة
    }
report-apart = حُسمت بغير اللعب
report-players = ما سُجِّل على اللاعبين في البطولة
report-arbiters = الحكام
report-place-date = المكان والتاريخ
report-signature = التوقيع
slips-links = روابط اللاعبين
slips-results = قصاصات النتائج
slips-start = بداية الجولة
slips-starts = تبدأ { $start }
slip-code = رمز لتوقيع نتيجة الرقعة { $number }
slip-scan = أو امسحا الرمز ووقّعا هناك.
slip-title = قصاصة النتيجة
slip-where = الجولة { $round }، الرقعة { $number }
slip-means = { $codes ->
        [white] فاز الأبيض
        [black] فاز الأسود
       *[draw] تعادل
    }
slip-sure = { $side ->
        [white] الأبيض يوقّع { $result }. اضغط ثانية للتوقيع.
       *[black] الأسود يوقّع { $result }. اضغط ثانية للتوقيع.
    }
slip-signed = موقَّعة: { $result }
slip-unsigned = لم تُوقَّع بعد
slip-holds = { $result }: أُدخلت النتيجة. شكراً لكما.
slip-differs = وقّعتما نتيجتين مختلفتين. نودي الحكم، ولكل منكما أن يوقّع من جديد.
regulation-choose = اختر
own-events = بطولاتك
