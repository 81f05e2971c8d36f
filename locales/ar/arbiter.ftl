# The arbiter's pages: setting a competition up, the hall, the queue, the card of
# a board, after the round, trying things out; and the hall for spectators. Around
# what is written in Latin letters or signs stand the marks U+2066 and U+2069.

# Creating a competition

found = مسابقة جديدة
competition-name = الاسم
own-name = اسمك كما سيظهر في التقرير
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
fault-number-twice = رقعتان لهما الرقم { $board }.
fault-name-missing = ينقص اسم في الرقعة { $board }.
found-it = { $count ->
        [zero] إعداد الرقع
        [one] إعداد رقعة واحدة
        [two] إعداد رقعتين
        [few] إعداد { $count } رقع
       *[other] إعداد { $count } رقعة
    }
found-needs = أضف القرعة أولًا.
regulations = لائحة المسابقة
regulations-what = خيارات يتركها إصدار ⁦{ $laws }⁩ للمسابقة. والمباريات بنظام الوقت هذا من { $pace ->
        [standard] الشطرنج القياسي
        [rapid] الشطرنج السريع
       *[blitz] الشطرنج الخاطف
    }. وما لا تغيّره يتبع القانون.
regulation-defaulttime = زمن الغياب
regulation-defaulttime-what = من حضر بعد البداية بأكثر من هذا الوقت خسر.
regulation-drawagreement = التعادل بالاتفاق
regulation-drawagreement-what = اكتب «⁦free⁩» (مسموح دائماً)، أو «⁦never⁩» (بموافقتك فقط)، أو «⁦from 30⁩» (ليس قبل النقلة 30).
regulation-supervision = الإشراف
regulation-supervision-what = هل يستوفي الإشراف شروط قواعد المنافسات؟
value-supervision-full = كامل
value-supervision-limited = محدود
regulation-devices = الأجهزة الإلكترونية
regulation-devices-what = كيف تُعامل الهواتف والأجهزة المشابهة؟
value-devices-usual = كما في القانون
value-devices-in_bag = الجهاز مغلق في حقيبة
value-devices-milder = عقوبة أخف
value-devices-in_bag_else_milder = الجهاز مغلق في حقيبة، وإلا فعقوبة أخف
value-devices-as_fide = كما في قوانين الاتحاد الدولي لأن المباراة تُحتسب في تصنيفه
regulation-appeals = الاستئناف
regulation-appeals-what = هل يحق للاعبين استئناف القرارات؟
value-appeals-yes = جائز
value-appeals-no = غير جائز
regulation-quickplayfinish = نهاية اللعب السريع
regulation-quickplayfinish-what = هل أُعلن العمل بإرشادات المباريات التي بلا زيادة؟
value-quickplayfinish-no = لم يُعلن
value-quickplayfinish-yes = أُعلن
regulation-points = النقاط
regulation-points-what = نقاط الفوز والتعادل والخسارة: «⁦1 1/2 0⁩» أو «⁦3 1 0⁩».
spectators-admitted = المشاهدة متاحة للجميع
spectators-delay = تأخير العرض للمشاهدين بالثواني
spectators-what = مدة تأخير ما يراه المشاهدون وما يُبثّ
as-training = مباريات تعليمية
as-training-what = يرى اللاعبان كل قرار مع مادته. ولا يريان القرارات في المسابقة العادية.

# Links

slips-what = { $count ->
        [zero] لم تُعدّ أي رقعة.
        [one] أُعدّت رقعة واحدة.
        [two] أُعدّت رقعتان.
        [few] أُعدّت { $count } رقع.
       *[other] أُعدّت { $count } رقعة.
    } كل رابط يفتح مقعداً واحداً. اطبع القصاصات وقصّها ووزّعها: لا تُعرض الروابط إلا الآن. ويمكن عند الرقعة استبدال رابط ضائع.
to-table = إلى طاولة الحكم
print = طباعة
save-links = حفظ الروابط بصيغة CSV
broadcast = ملف PGN للبث
qr-of = رمز QR لرابط { $name }
board-number = الرقعة { $number }

# The hall

state-not_started = لم تبدأ
state-playing = جارية
state-stopped = الساعتان متوقفتان
state-adjourned = مؤجلة
state-over = انتهت
state-cancelled = ملغاة
moves-made = النقلات المؤداة
connected = متصل
not-connected = غير متصل
counts = { $playing } جارية{ $stopped ->
        [0] {""}
       *[other] ، { $stopped } متوقفة
    }، { $over } منتهية
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
filter-playing = جارية
filter-over = المنتهية
order = الترتيب
order-number = الرقعة
order-attention = الأهمية
order-time = الوقت الباقي
bell = صوت عند كل نداء جديد
bell-on = الصوت يعمل
bell-off = الصوت مكتوم
away-what = أبلغني بالنداءات حتى عندما تكون هذه الصفحة مغلقة. تنقلها خدمة الإشعارات في المتصفح ولا تستطيع قراءتها.
away-on = الإشعارات بعد إغلاق الصفحة: نعم
away-off = الإشعارات بعد إغلاق الصفحة: لا
away-no-https = لا تصل الإشعارات بعد إغلاق الصفحة إلا إذا كان العنوان يبدأ بـ⁦https://⁩.
away-no-browser = لا يستطيع هذا المتصفح إبلاغك والصفحة مغلقة. على ⁦iPhone⁩ أو ⁦iPad⁩ أضف هذه الصفحة أولاً إلى الشاشة الرئيسية.
away-no-denied = إعدادات المتصفح تمنع إشعارات هذه الصفحة.
away-failed = لم تُجب خدمة الإشعارات في المتصفح. حاول مرة أخرى.
to-round = الأوراق
to-hall = القاعة
to-slips = القصاصات
no-boards = لا توجد رقع بعد.
not-everywhere = لم ينجح هذا على الرقع: { $boards }.

# Marks of boards that need attention. $side is white, black or none.

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
mark-irregular = نقلة غير قانونية: { $side ->
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
mark-absent = لم يحضر: { $side ->
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
mark-quiet = { $count ->
        [one] نصف نقلة واحد
        [two] نصفا نقلة
        [few] { $count } أنصاف نقلات
       *[other] { $count } نصف نقلة
    } دون أسر ولا نقل بيدق
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
queue-empty = لا شيء ينتظر.
take = سأتولى ذلك
leave = أتركه لغيري
settle = تمّ
taken-by-you = أنت تتولى ذلك
taken-by = { $name } يتولى ذلك
an-arbiter = أحد الحكام
the-software = البرنامج

# صفوف الرقاع وما ينتظر.

view-rows = صفوف
view-boards = رقاع
column-no = رقم
column-clock = الساعة
column-state = الحالة
to-watch = للمراقبة
nobody-claimed = لوحظت ولم يُطالَب بها
seen-not-claimed = النقلة { $count }، لم يطالب أحد
ago = قبل { $time }
position-now = الوضع الآن
stop-and-correct = أوقف الساعة وصحّح
leave-it = اتركها
if-decided = { $kind ->
        [flag] إذا أعلنت سقوط العلم
       *[other] إذا صحّحتها
    }

# The card of a board

card = الرقعة { $number }
certain = الوقائع
options =
    { $count ->
        [zero] لا خيارات لديك
        [one] خياراتك
        [two] لديك خياران
        [few] لديك { $count } خيارات
        [many] لديك { $count } خياراً
       *[other] لديك { $count } خيار
    }
ends-the-game = هذا ينهي المباراة. هل أنت متأكد؟
time-to-give = الوقت
clocks-then = الأبيض { $white } · الأسود { $black }
position-then = الوضعية في تلك اللحظة
recommended = موصى به. { $because }
sequence = كيف حدث ذلك
position-at-step = الوضعية بعد الخطوة { $number }
step-back = الخطوة السابقة
from-here = استعمال هذه الوضعية
step-on = الخطوة التالية
the-laws = القانون
find-article = ابحث برقم أو بكلمات لتجيب عن سؤال لاعب
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
relink-what = الرابط الجديد يغلق القديم فوراً. ولا تتأثر المباراة.
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
        [default_time] انقضاء زمن الغياب
        [both_flags] سقوط العلمين
        [cannot_checkmate] لا يمكن للمنافس تنفيذ كش مات
        [quickplay_finish] نهاية اللعب السريع
        [sealed_move] نقلة مختومة
        [electronic_device] جهاز إلكتروني
        [illegal_position] وضعية غير قانونية
        [signed_result] نتيجة موقّعة
       *[other] بقرار من الحكم
    }

# Acts that the arbiter enters by hand

by-hand = يدوياً
do-it = نفّذ
hand-clocks = الساعتان
hand-board = ما شوهد على الرقعة
hand-penalties = العقوبات
hand-result = النتيجة
hand-players = اللاعبان
hand-adjournment = التأجيل
hand-words = كتابة حدث
act-starts = تشغيل الساعة
act-stops = إيقاف الساعتين
act-resumes = تشغيل الساعتين من جديد
act-sets-clocks = ضبط كلتا الساعتين
act-gives-time = منح وقت
act-gives-disturbance = منح وقت عن تشويش
act-takes-time = خصم وقت
act-sets-counter = ضبط عداد النقلات
act-illegal-move = تصحيح نقلة غير قانونية
act-illegal-position = وضعية غير قانونية
act-touched = لُمست قطعة ولم تُنقل
act-displaced = قطع مزاحة من أماكنها
act-reinstates = ترتيب وضعية على الرقعة
set-up-what = رتّب آخر وضعية يمكن التثبت منها: المس قطعة ثم مربعها. وتستمر المباراة منها.
take-off = إزالة
to-move = الدور:
move-number = رقم النقلة:
act-flag = سقط العلم
act-both-flags = العلمان كلاهما، والترتيب غير معروف
act-wrong-setup = وضع ابتدائي خاطئ
act-wrong-orientation = الرقعة موضوعة بالاتجاه الخاطئ
act-reversed-colours = اللونان معكوسان
act-wrong-clock = ساعة مضبوطة خطأً
act-defective-clock = ساعة معطلة
act-reconstruct = إعادة بناء المباراة من التسجيل
act-no-overstep = ورقتا التسجيل لا تدلان على تجاوز الوقت
act-warns = إنذار
act-more-time = وقت إضافي للمنافس
act-less-time = خصم وقت من المخالف
act-opponent-points = نصف نقطة إضافية للمنافس
act-fewer-points = خصم نصف نقطة
act-fines = غرامة
act-excludes = إبعاد من جولة أو أكثر
act-expels = الطرد من المسابقة
act-expels-spectator = إخراج المشاهد
act-lost = إعلان خسارة المباراة
act-draw = إعلان التعادل
act-cancels = إلغاء المباراة
act-rejects-signed = رفض النتيجة الموقّعة
act-late = السماح بالحضور متأخراً
act-leave = السماح بالمغادرة
act-arrives = وصل
act-leaves-area = غادر منطقة اللعب
act-leaves-venue = غادر مكان اللعب
act-phone = رنّ الهاتف
act-phone-bag = رنّ هاتفه في الحقيبة
act-device = لديه جهاز
act-device-bag = في حقيبته جهاز غير مغلق
act-device-off = لديه جهاز مغلق
act-inspection = رفض التفتيش
act-notes = استعان بملاحظات
act-distracts = شوّش على المنافس
act-disrepute = أساء إلى سمعة الشطرنج
act-refuses = رفض الالتزام
act-absent = لم يحضر
act-device-noise = أصدر جهازه ضجيجاً
act-no-record = لا يسجل النقلات
act-talks = تكلم
act-eats = أكل
act-smokes = دخّن
act-accuses = اتهم منافسه
act-warns-both = إنذار اللاعبين كليهما
act-clock-handling = أساء استعمال الساعة
act-enters = دخل شخص غريب منطقة اللعب
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
field-words = مثلاً: «⁦Arbiter warns White⁩»

# After the round

part-results = النتائج
part-report = التقرير
part-sheets = أوراق التسجيل
read-again = تحديث
column-board = الرقعة
nothing-to-report = لا يوجد ما يُبلَّغ عنه.
scoresheet-of = ورقة تسجيل { $name }، الرقعة { $number }
nothing-written = لم يُسجَّل شيء.
sheets-unwritten =
    { $count ->
        [one] ورقة تسجيل واحدة فارغة.
        [two] ورقتا تسجيل فارغتان.
        [few] { $count } أوراق تسجيل فارغة.
       *[other] { $count } ورقة تسجيل فارغة.
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
elsewhere = المشاركة والإدراج
embed = رمز للإدراج في صفحة أخرى

# The sandbox

# The book of the Laws.
laws-title = القانون
laws-what = كل مادة بكلماتنا: ما تطلبه، ومن يقرر، وما تغيّر، وحالات تتابعها خطوة خطوة. ولا يغني ذلك عن نص القانون.
laws-cases = حالات
laws-all-cases = كل الحالات ({ $count })
laws-fewer-cases = أقل
laws-all-chapters = كل الفصول
laws-elsewhere = في الإصدارات الأخرى
laws-decides = من يقرر
laws-related = انظر أيضاً
laws-terms = مصطلحات
laws-own-words = بكلماتنا
    .what = هذه الصفحة تشرح المادة ولا تحل محل نص القانون.
laws-amount-count =
    { $count ->
        [1] الأولى
        [2] الثانية
       *[3] الثالثة
    }
laws-amount-each = كل مرة
laws-amount-pace =
    { $pace ->
        [standard] القياسي
        [rapid] السريع
       *[blitz] الخاطف
    }
laws-amount-limited = الخاطف بإشراف محدود
laws-amount-to = للمنافس
laws-amount-lost = خسارة المباراة
    .unless = تعادل إذا كان المنافس لا يستطيع الإماتة بأي سلسلة من النقلات القانونية
laws-contents = المحتويات
laws-search = رقم أو كلمات
laws-found = { $count ->
    [0] لا توجد مادة فيها كل هذه الكلمات.
    [one] مادة واحدة
    [two] مادتان
    [few] { $count } مواد
   *[other] { $count } مادة
}
laws-changed = منذ { $before }
laws-unchanged = لا تغيير، سوى الرقم ربما.
laws-glossary = المصطلحات
laws-glossary-title = مصطلحات القانون
laws-to-print = نسخة للطباعة
laws-whole = الإصدار كله
laws-glossary-board = { $term } على الرقعة
laws-previous = السابقة
laws-next = التالية
laws-sandbox = فتح في «ماذا لو؟»

what-if = ماذا لو؟
what-if-what = غيّر الأحداث أو الإصدار وانظر كيف يتغير القرار. ولا تتأثر المباريات الحقيقية.
exercises = حالات
open-file = فتح ملف مباراة
as-the-text-says = كما في الملف
protocol = الأحداث، حدث في كل سطر
judge = احكم
what-would-you-rule = بماذا كنت ستحكم؟
show-ruling = عرض القرار

# الحدث: جولاته، ومن يلعب مع من، والنتائج.
players-file = اختر ملف القرعة
players = أو ألصق المباريات هنا، مباراة في كل سطر
players-what = يُقبل: ملف بطولة الاتحاد الدولي (TRF16 أو TRF26) وحده أو مع قرعة bbpPairings أو JaVaFo؛ وملف أو قائمة من Swiss-Manager أو Vega أو SwissSys أو LiveChess؛ ومصنف (‎.xlsx)؛ وصفحة محفوظة من chess-results؛ وأسطر مثل «الأبيض – الأسود». يمكنك مراجعة ما قُرئ وتصحيحه هنا قبل أن يبدأ شيء.
understood-as =
    { $source ->
        [trf] قُرئ بوصفه ملف بطولة للاتحاد الدولي.
        [table] قُرئ بوصفه جدولاً له سطر عناوين.
        [names] قُرئ بوصفه اسماً في كل سطر: الأول يلعب بالأبيض ضد الثاني.
        [numbers] قُرئ بوصفه أرقام ترتيب ابتدائي.
        [livechess] قُرئ بوصفه جولة من LiveChess.
        [vega] قُرئ بوصفه بطولة من Vega.
        [swisssys] قُرئ بوصفه بطولة من SwissSys.
        [start_list] قُرئ بوصفه قائمة لاعبين بلا قرعة.
       *[pairings] قُرئ بوصفه مباراة في كل سطر.
    }
byes-read = { $count ->
        [zero] لا لاعب بلا مباراة.
        [one] لاعب واحد بلا مباراة.
        [two] لاعبان بلا مباراة.
        [few] { $count } لاعبين بلا مباراة.
        [many] { $count } لاعباً بلا مباراة.
       *[other] { $count } لاعب بلا مباراة.
    }
lines-unread = { $count ->
        [zero] فُهمت كل السطور.
        [one] سطر واحد لم يُفهم:
        [two] سطران لم يُفهما:
        [few] { $count } سطور لم تُفهم:
        [many] { $count } سطراً لم تُفهم:
       *[other] { $count } سطر لم تُفهم:
    }
line-one_name = الاسم الثاني ناقص.
line-no_name = الأسماء ناقصة.
line-contradiction = سطر المنافس يقول غير ذلك.
line-number_twice = رقم هذه الرقعة مكرر.
line-no_such_rank = ليس في ملف البطولة لاعب له رقم الترتيب الابتدائي هذا.
line-hidden_signs = حُذفت أحرف غير مرئية.
line-old_workbook = هذا المصنف أقدم من ‎.xlsx أو له كلمة مرور. احفظه بصيغة ‎.xlsx أو CSV.
line-too_much = الملف كبير جداً.
line-broken = هذا الملف تالف أو ليس قائمة.
board-wanted = إدراج الرقعة { $number }
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
take-away = تنزيل
keep-trf = ملف البطولة مع النتائج
keep-csv = CSV
keep-pgn = PGN للمشاهدين
keep-incidents = PGN مع الحوادث
entered-by-hand = أدخلها حكم
other-result = نتيجة أخرى
result-none = حذف النتيجة المُدخلة
result-np = ⁦−/+⁩ لم يلعب الأبيض
result-pn = ⁦+/−⁩ لم يلعب الأسود
result-nn = ⁦−/−⁩ لم يلعب أي منهما
result-00 = ⁦0–0⁩ يخسر كلاهما
result-h0 = ⁦½–0⁩
result-0h = ⁦0–½⁩
result-WL = ⁦1–0⁩، أقل من نقلة لكل لاعب
result-DD = ⁦½–½⁩، أقل من نقلة لكل لاعب
result-LW = ⁦0–1⁩، أقل من نقلة لكل لاعب

# من الحاضر، والأجوبة، والنتائج على الورق، والحكام، والتصحيحات.

connected-only = متصل، ولم ينقر «أنا حاضر»
mark-disputed = وُقّعت نتيجتان مختلفتان
answer-read = حسناً
on-record = سُجّل ذلك، ولا يترتب عليه شيء في القانون.
done-at = { $count ->
        [one] تم على رقعة واحدة.
        [two] تم على رقعتين.
        [few] تم على { $count } رقع.
       *[other] تم على { $count } رقعة.
    }
start-without =
    { $count ->
        [one] لاعب واحد لم ينقر «أنا حاضر». أتبدأ مع ذلك؟
        [two] لاعبان لم ينقرا «أنا حاضر». أتبدأ مع ذلك؟
        [few] { $count } لاعبين لم ينقروا «أنا حاضر». أتبدأ مع ذلك؟
        [many] { $count } لاعباً لم ينقروا «أنا حاضر». أتبدأ مع ذلك؟
       *[other] { $count } لاعب لم ينقروا «أنا حاضر». أتبدأ مع ذلك؟
    }
act-here = حاضر
on-paper = النتيجة على الورق
signed-by = { $name } ({ $side ->
        [white] الأبيض
       *[black] الأسود
    }): وقّع على { $result }.
signed-by-both = وقّع عليها اللاعبان
entered-as = النتيجة:
result-entered = أُدخلت النتيجة: { $result }
result-back = حُذفت النتيجة، والرقعة مفتوحة من جديد.
in-rounds = { $count ->
        [one] (الجولة: { $rounds })
       *[other] (الجولات: { $rounds })
    }
count-illegal_move = { $count ->
        [one] نقلة غير قانونية واحدة
        [two] نقلتان غير قانونيتين
        [few] { $count } نقلات غير قانونية
       *[other] { $count } نقلة غير قانونية
    }
count-warning = { $count ->
        [one] إنذار واحد
        [two] إنذاران
        [few] { $count } إنذارات
        [many] { $count } إنذاراً
       *[other] { $count } إنذار
    }
count-penalty = { $count ->
        [one] عقوبة واحدة
        [two] عقوبتان
        [few] { $count } عقوبات
       *[other] { $count } عقوبة
    }
part-pairings = القرعة
part-correct = التصحيحات
part-arbiters = الحكام
colleagues-what = لكل حكم رابط، وتُسجَّل قرارات كل حكم باسمه.
colleague-name = الاسم
colleague-invite = دعوة
colleague-link = رابط { $name }. لا يُعرض إلا مرة واحدة: دع صاحبه يمسحه، أو أرسله إليه.
colleague-you = أنت
colleague-again = رابط جديد (يغلق القديم)
colleague-close = إغلاق الرابط
corrections-what = يمكنك تصحيح الأسماء في أي وقت، وكل ما عداها حتى تبدأ المباراة. ويُحفظ القيد القديم.
put-right-done = صُحّح وسُجّل.
nothing-changed = لا تغيير.
put-it-right = تصحيح
swap-colours = تبديل اللونين
take-board-out = حذف الرقعة
taken-out = حُذفت
only-names = بدأت المباراة: لا يمكن تصحيح إلا الأسماء.
links-are-of-a-side = الرابط لمقعد الأبيض أو الأسود لا لشخص. وزّع القصاصات من جديد بعد تبديل اللونين أو اللاعبين.
one-board-more = إضافة رقعة
add-board = إضافة
control-of-round = نظام الوقت لهذه الجولة
control-too-late = لا يمكن تغيير نظام الوقت: بدأت إحدى مباريات هذه الجولة.
put-right-so-far = التصحيحات حتى الآن
by-decision = بقرار من الحكم
by-forfeit = بالغياب دون لعب
hardly-played = أقل من نقلة لكل لاعب
report-boards = { $count ->
        [one] رقعة واحدة
        [two] رقعتان
        [few] { $count } رقع
       *[other] { $count } رقعة
    }
report-apart = لم تُحسم على الرقعة
report-players = الحوادث بحسب اللاعبين، المسابقة كلها
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
slip-means = { $codes ->
        [white] فاز الأبيض
        [black] فاز الأسود
       *[draw] تعادل
    }
slip-sure = { $side ->
        [white] الأبيض يوقّع على { $result }. انقر مرة أخرى للتوقيع.
       *[black] الأسود يوقّع على { $result }. انقر مرة أخرى للتوقيع.
    }
slip-signed = موقَّعة: { $result }
slip-unsigned = لم تُوقَّع بعد
slip-holds = { $result }: أُدخلت النتيجة. شكراً لكما.
slip-differs = وقّعتما على نتيجتين مختلفتين، واستُدعي الحكم. ويمكن لأي منكما أن يوقّع من جديد.
regulation-choose = اختر
own-events = مسابقاتك
