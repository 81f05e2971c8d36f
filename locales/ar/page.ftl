# The pages: setting a game up, and the board. Around what is written in Latin
# letters or signs stand the marks U+2066 and U+2069: it runs from left to right.

title = Touchmove
subtitle = الشطرنج، تماماً كما على الرقعة
language = اللغة

# Setting a game up

mode = طريقة اللعب
mode-casual = ودّي
    .what = نقلات قانونية فقط، والساعة تنتقل من تلقاء نفسها.
mode-over_the_board = على الرقعة
    .what = القانون كاملاً: تلمس وتنقل وتضغط، ولا يُمنع شيء.
mode-training = تدريب
    .what = القانون كاملاً، ويُعرض على كلا اللاعبين كل قرار مع مادته.
seats = من يجلس أين
seats-one_device = كلانا هنا
    .what = رقعة واحدة بينكما، على هذا الجهاز.
seats-white = أنا بالأبيض
    .what = يحصل منافسك على رابط.
seats-black = أنا بالأسود
    .what = يحصل منافسك على رابط.
seats-computer = الحاسوب
    .what = تلعب ضد حاسوب هذا الخادم.
engine = المنافس
engine-sits = يلعب بـ
time = الوقت
time-typed = كما يكتبه اللاعبون: ⁦90/40+30+30⁩، ⁦15+10⁩، ⁦25d5⁩
stage = { $time } لعدد { $moves } من النقلات
stage-rest = { $time } لبقية المباراة
stage-increment = { " " }و{ $bonus } ث لكل نقلة
stage-delay = { " " }و{ $bonus } ث لا تُحسب من كل نقلة
preset-3-2 = ⁦3 + 2⁩
    .what = ثلاث دقائق وثانيتان لكل نقلة.
preset-5-3 = ⁦5 + 3⁩
    .what = خمس دقائق وثلاث ثوانٍ لكل نقلة.
preset-15-10 = ⁦15 + 10⁩
    .what = ربع ساعة وعشر ثوانٍ لكل نقلة.
preset-90-30 = ⁦90 + 30⁩
    .what = ساعة ونصف وثلاثون ثانية لكل نقلة.
preset-fide = ⁦40 / 90⁩
    .what = تسعون دقيقة لأربعين نقلة، ثم ثلاثون دقيقة أخرى؛ وثلاثون ثانية لكل نقلة من الأولى.
preset-long = ⁦40 / 100⁩
    .what = مئة دقيقة لأربعين نقلة، وخمسون لعشرين نقلة أخرى، ثم ربع ساعة؛ وثلاثون ثانية لكل نقلة.
preset-delay = ⁦25 d 5⁩
    .what = خمس وعشرون دقيقة؛ والثواني الخمس الأولى من كل نقلة لا تُحسب.
preset-none = بلا وقت
    .what = دون ساعة.
preset-own = آخر
    .what = أي نظام للوقت.
more = المزيد
laws = القانون
position = الوضعية
position-initial = المعتادة
position-chess960 = شطرنج 960
position-fen = من FEN
number-960 = رقم من 0 إلى 959
    .random = عشوائي
fen = FEN
name-of = اسم { $side ->
        [white] الأبيض
       *[black] الأسود
    }
arbiter-seat = مقعد للحكم
play = العب
setting-up = جارٍ الإعداد…
to-competition = تنظيم مسابقة

# Links

links = مباراتك جاهزة
links-what = كل رابط يفتح مقعداً واحداً، ومن لديه الرابط يجلس عليه: فلا تعطه لغيره.
link-white = الأبيض
link-black = الأسود
link-both = كلا اللاعبين
link-arbiter = الحكم
link-spectators = المشاهدون
link-copy = نسخ
link-copied = تم النسخ
link-yours = اذهب إلى رقعتك
board-keys = مفاتيح الأسهم تنتقل من مربع إلى مربع؛ ⁦U⁩ يرفع، و⁦D⁩ يضع، و⁦T⁩ يلمس، و⁦J⁩ يصحح، و⁦Enter⁩ يأخذ ويذهب؛ والمسافة تضغط الساعة؛ و⁦K Q R B N P⁩ تجد قطعة؛ والشرطة المائلة إلى سطر الأوامر؛ وعلامة الاستفهام للمساعدة.
square-nothing = { $square } خالٍ
touched = { $square }، لُمس: { piece }
adjusted = { $square }، صُحح: { piece }
lifted = رُفع: { piece }، { $square }
chosen = { $square }، في اليد: { piece }
chosen-beside = في اليد: { piece }
tray = بجانب الرقعة
hand-empty = ليس في يدك شيء
hand-off = ليس دورك الآن
role-at = { $role ->
        [king] ملك
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[pawn] بيدق
    } { $square }
piece-letter = { $role ->
        [K] م
        [Q] و
        [R] ر
        [B] ف
       *[N] ح
    }
line-said = { $name }: { $empty ->
        [yes] خالٍ
       *[no] { $pieces }
    }.
pieces-of = { side }: { $number ->
        [0] لا شيء
       *[other] { $pieces }
    }.
held-said = في اليد: { $pieces }.
beside-said = بجانب الرقعة: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] ، العلم ساقط
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] ، الفترة { $period }
    }.
clock-runs = الوقت يجري: { side }.
no-clock = لا توجد ساعة.
opponent-said = { $known ->
        [yes] { side }: { $name }
       *[no] { side }
    }.
moved = { role-at } { $to }
moved-promotion = { role-at } { $to }, { $became ->
        [queen] وزير
        [rook] رخ
        [bishop] فيل
       *[knight] حصان
    }
moved-castling = { $wing ->
        [short] تبييت قصير
       *[long] تبييت طويل
    }
heard-moves = تحركت عدة قطع. اطلب الرقعة.
no-move = لم تُسمع أي نقلة
no-offer = لا يوجد عرض
names-laws = تُعلن النقلات كما في القانون: ⁦Springer Gustav eins Felix drei⁩.
names-plain = تُعلن النقلات ببساطة: حصان ⁦g1 f3⁩.
which-square = أي مربع؟
write-what = ماذا يُكتب؟
claim-what = بماذا تطالب؟ اكتب ⁦threefold⁩ أو ⁦fifty⁩، مع النقلة إن كنت تنويها؛ أو ⁦flag⁩؛ أو ⁦illegal⁩؛ أو ⁦touched⁩ ومربعاً.
resign-again = للاستسلام قلها مرة أخرى.
command-line = سطر الأوامر
command-hint = ⁦e4⁩، رقعة، ساعة، تعادل، مساعدة…
command-unknown = ليس هذا أمراً ولا نقلة. المساعدة تقول ما يوجد.
command-not-yours = لا يمكنك ذلك الآن
help-move = اكتب النقلة كما تكتبها، أو من وإلى، أو كما تُعلن.
help-line = { $word }: { $what }
help-keys = على الرقعة: الأسهم، ⁦U⁩ يرفع، ⁦D⁩ يضع، ⁦T⁩ يلمس، ⁦J⁩ يصحح، ⁦Enter⁩ يأخذ ويذهب، المسافة تضغط، ⁦S⁩ هذا المربع، ⁦O⁩ الرقعة، ⁦C⁩ الساعتان، ⁦L⁩ آخر نقلة، ⁦K Q R B N P⁩ القطعة التالية من نوعها، 1 إلى 8 صف. الشرطة المائلة إلى سطر الأوامر، و⁦Escape⁩ إلى الرقعة.
command-help = مساعدة h ?
    .what = هذا.
command-board = رقعة b
    .what = ما الموجود وأين؛ ومع عمود أو صف هناك فقط.
command-pieces = قطع p
    .what = أين القطع؛ ومع لون أو حرف تلك فقط.
command-clock = ساعة c
    .what = كلتا الساعتين.
command-last = آخر l
    .what = آخر نقلة.
command-opponent = منافس o
    .what = من هو.
command-press = اضغط
    .what = يضغط الساعة.
command-touch = المس
    .what = يلمس قطعة على مربع.
command-lift = ارفع خذ
    .what = يرفع قطعة عن مربع.
command-put = ضع اترك
    .what = يضعها على مربع؛ ومع حرف تلك القطعة.
command-adjust = صحح
    .what = يصحح وضع قطعة على مربع.
command-castle = تبييت
    .what = يقول إنك ستبيّت.
command-draw = تعادل
    .what = يعرض التعادل.
command-accept = قبول نعم
    .what = يقبل العرض.
command-decline = رفض لا
    .what = يرفض العرض.
command-resign = استسلام
    .what = يستسلم إذا قيل مرتين.
command-claim = مطالبة
    .what = ⁦threefold⁩، ⁦fifty⁩، ⁦flag⁩، ⁦illegal⁩ أو ⁦touched⁩.
command-stop = إيقاف
    .what = يوقف الساعة ويستدعي الحكم؛ مع السبب.
command-announce = أعلن
    .what = يقول نقلتك الأخيرة بصوت عالٍ، أو ما تكتبه.
command-repeat = كرر
    .what = يكرر نقلة منافسك بصوت عالٍ.
command-write = اكتب
    .what = يكتب في ورقة تسجيلك.
command-names = أسماء
    .what = يغيّر طريقة إعلان النقلات.

# The board

board = رقعة الشطرنج
square-empty = { $square }
square-piece = { $square } { piece }
piece = { $role ->
        [king] ملك
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[pawn] بيدق
    } { $side ->
        [white] أبيض
       *[black] أسود
    }
piece-turned = { $name }، مقلوب
side = { $side ->
        [white] الأبيض
       *[black] الأسود
    }
promote = الترقية إلى
cancel = إلغاء
loading = في الطريق إلى الرقعة…

# The clock

clock-of = ساعة { $side ->
        [white] الأبيض
       *[black] الأسود
    }
press = اضغط
press-for = اضغط الساعة عن { $side ->
        [white] الأبيض
       *[black] الأسود
    }
flag-down = سقط العلم
period = الفترة { $number }

# What a player does

start-clock = تشغيل الساعة
resume = متابعة
agree-start = لم يوافق اللاعب الآخر بعد
agree-too = منافسك يقول: لنتابع
offer-draw = عرض التعادل
offered = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يعرض التعادل
accept = قبول
decline = رفض
resign = استسلام
resign-surely = هل تستسلم؟
resign-yes = نعم، أستسلم
claim = مطالبة
kind-draw = تعادل
kind-wrong = هناك خطأ
claim-ground = بسبب
claim-threefold = تكرار الوضعية ثلاث مرات
claim-fifty = خمسون نقلة
claim-cannot-win = لا يستطيع المنافس الفوز بالوسائل العادية
claim-no-effort = لا يبذل المنافس جهداً للفوز
claim-when = الوضعية أو عدد النقلات
claim-now = متحققة الآن
claim-intended = تتحقق بنقلتي
claim-move = النقلة التي تنوي لعبها
claim-move-example = ⁦Nf3⁩
claim-draw = المطالبة بالتعادل
point-illegal = نقلة المنافس غير قانونية
point-flag = سقط علم المنافس
point-touched = لمس المنافس قطعة
point-displaced = تحركت قطع من أماكنها
point-setup = كانت الوضعية الابتدائية خاطئة
point-orientation = الرقعة موضوعة بالاتجاه الخاطئ
point-colours = اللونان معكوسان
point-clock = ضُبطت الساعة خطأً
point-defective = الساعة لا تعمل
point-correct = أوافق على تصحيح النقلة غير القانونية
point-what = ما الخطأ
point-squares = أشر على الرقعة إلى مكانه.
point-say = أبلغ
arbiter = الحكم
arbiter-call = الحكم
stop-reason = السبب (إن أردت ذكره)
stop-piece = أحتاج إلى قطعة للترقية
stop-disturbed = هناك من يزعجني
stop-wrong = هناك خطأ
stop-unwell = أشعر بوعكة
stop-clock = إيقاف الساعة واستدعاؤه
ask-scoresheet = طلب الاطلاع على تسجيل النقلات
ask-explanation = طلب تفسير
ask-adjourn = طلب تأجيل المباراة
ask-appeal = استئناف
adjust = أصحح
adjust-what = أصحح: القطع التي تلمسها الآن تُضبط على مربعاتها فقط
result = النتيجة
sign = توقيع
sign-for = توقيع { $side ->
        [white] الأبيض
       *[black] الأسود
    }
signed = وقّع { $side ->
        [white] الأبيض
       *[black] الأسود
    } النتيجة { $result }
close = إغلاق

# The scoresheet

sheet = ورقة التسجيل
sheet-of = ورقة تسجيل { $side ->
        [white] الأبيض
       *[black] الأسود
    }
sheet-number = الرقم
sheet-cell = { $number } { $move }
sheet-write = اكتب النقلة { $number }
sheet-here = كما تكتبها أنت
sheet-enter = كتابة
sheet-sign = ⁦(=)⁩
sheet-offer = سجّل عرض التعادل
sheet-pad = رموز للنقر
sheet-back = احذف الرمز الأخير
sheet-letters = حروف القطع
sheet-owed = { $count ->
        [one] بقيت نقلة لم تُسجَّل: { $moves }
       *[other] لم تُسجَّل بعد ({ $count }): { $moves }
    }

# What is chosen for this device

settings = الإعدادات
sounds = الأصوات
flat = الجهاز موضوع أفقياً بين اللاعبين
key = المفتاح الذي يضغط الساعة
key-ask = اضغط المفتاح
key-space = مفتاح المسافة
flip = اقلب الرقعة
record = ما حدث
moves = النقلات

# How things stand

status-not_started = لم تبدأ بعد
status-playing = قيد اللعب
status-stopped = الساعتان متوقفتان
status-adjourned = مؤجلة
status-cancelled = ملغاة
status-over = { $result } · { $termination ->
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
        [default_time] زمن الغياب
        [both_flags] سقوط العلمين
        [cannot_checkmate] لا يمكن للمنافس تنفيذ كش مات
        [quickplay_finish] نهاية اللعب السريع
        [sealed_move] نقلة مختومة
        [electronic_device] جهاز إلكتروني
        [illegal_position] وضعية غير قانونية
       *[other] بقرار من الحكم
    }
interrupted-crash = انقطع عمل الخادم. ولم يُحسب أي وقت.
interrupted-planned = أُوقف الخادم لحظة. ولم يُحسب أي وقت.
watching = أنت تشاهد
connection-connecting = جارٍ الاتصال…
connection-lost = انقطع الاتصال. تجري المحاولة من جديد، ولم يضع شيء مما فعلته.
connection-ended = انتهى الاتصال.
arrival-arrived = وصل كل ما فعلته
arrival-coming = في الطريق
arrival-kept = لا اتصال: { $number ->
        [one] فعل واحد
        [two] فعلان
        [few] { $number } أفعال
       *[other] { $number } فعلاً
    } بانتظار الإرسال
arrival-lost = لا اتصال
new-game = مباراة جديدة
