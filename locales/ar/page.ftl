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
seats = المقاعد
seats-one_device = كلانا هنا
    .what = رقعة واحدة بينكما، على هذا الجهاز.
seats-white = أنا بالأبيض
    .what = يحصل منافسك على رابط.
seats-black = أنا بالأسود
    .what = يحصل منافسك على رابط.
seats-computer = الحاسوب
    .what = تلعب ضد المنافس الحاسوبي لهذا الخادم.
engine = المنافس
engine-sits = لونه
time = الوقت
time-typed = كما يكتبه اللاعبون: ⁦40/90+30, 30+30⁩، ⁦15+10⁩، ⁦25d5⁩
time-unread = لم يُفهم ذلك. مثلاً: ⁦90 min + 30 s⁩ أو ⁦3|2⁩ أو ⁦40/90+30, 30+30⁩
stage = { $moves ->
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    } في { $time }
stage-rest = بقية النقلات في { $time }
stage-none = بلا ساعة
stage-each = الأبيض: { $white }؛ الأسود: { $black }
time-which = أيّهما تقصد؟
stage-increment = { " " }وزيادة { $bonus } ث لكل نقلة
stage-delay = { " " }وأول { $bonus } ث من كل نقلة لا تُحسب
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
    .what = مئة دقيقة لأربعين نقلة، ثم خمسون لعشرين نقلة أخرى، ثم ربع ساعة؛ وثلاثون ثانية لكل نقلة.
preset-delay = ⁦25 d 5⁩
    .what = خمس وعشرون دقيقة؛ والثواني الخمس الأولى من كل نقلة لا تُحسب.
preset-none = بلا وقت
    .what = دون ساعة.
preset-own = آخر
    .what = أي نظام وقت.
more = المزيد
laws = القانون
position = الوضعية
position-initial = المعتادة
position-chess960 = شطرنج 960
position-fen = من FEN
number-960 = رقم من 0 إلى 959
    .random = عشوائي
fen = FEN
fen-wrong = لا يمكن أن تبدأ مباراة من هذه الوضعية: تحقق من أن كل صف من ثمانية مربعات، ومن وجود الملكين، ومن صاحب الدور.
name-of = اسم { $side ->
        [white] الأبيض
       *[black] الأسود
    }
arbiter-seat = مقعد للحكم
play = العب
setting-up = جارٍ الإعداد…

# Links

links-what = كل رابط يفتح مقعداً واحداً، ومن لديه الرابط يجلس عليه: فلا تعطه لغيره.
link-white = الأبيض
link-black = الأسود
link-both = كلا اللاعبين
link-arbiter = الحكم
link-spectators = المشاهدون
link-copy = نسخ
link-copied = تم النسخ
link-by-hand = لم يتم النسخ. النص محدَّد: انسخه بنفسك.
link-yours = اذهب إلى رقعتك

# Without eyes or without hands: the keyboard, the command line, what is said

board-keys = مفاتيح الأسهم تنتقل من مربع إلى مربع؛ ⁦U⁩ للرفع، و⁦D⁩ للوضع، و⁦T⁩ للمس، و⁦J⁩ للضبط، و⁦Enter⁩ لأخذ القطعة ثم نقلها؛ مفتاح المسافة يضغط الساعة؛ ⁦K Q R B N P⁩ تجد قطعة؛ الشرطة المائلة تذهب إلى سطر الأوامر؛ علامة الاستفهام للمساعدة.
square-nothing = { $square } فارغ
touched = { $square }، لُمست القطعة: { piece }
adjusted = { $square }، ضُبطت القطعة: { piece }
lifted = رُفعت القطعة: { piece }، { $square }
chosen = { $square }، في اليد: { piece }
chosen-beside = في اليد: { piece }
tray = بجانب الرقعة
hand-empty = ليس في يدك شيء
hand-off = ليس لك أن تنقل الآن
role-at = { $role ->
        [king] ملك
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[pawn] بيدق
    } { $square }
# The letter with which players write a piece, by the English one.
piece-letter = { $role ->
        [K] م
        [Q] و
        [R] ر
        [B] ف
       *[N] ح
    }
line-said = { $name }: { $empty ->
        [yes] فارغ
       *[no] { $pieces }
    }.
pieces-of = { side }: { $number ->
        [0] لا شيء
       *[other] { $pieces }
    }.
held-said = في اليد: { $pieces }.
beside-said = بجانب الرقعة: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] ، والعلم ساقط
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] ، الفترة { $period }
    }.
clock-runs = { $side ->
        [white] وقت الأبيض يجري.
       *[black] وقت الأسود يجري.
    }
no-clock = لا توجد ساعة.
opponent-said = { $known ->
        [yes] { side }: { $name }
       *[no] { side }
    }.
moved = { role-at } { $to }
moved-promotion = { role-at } { $to }، { $became ->
        [queen] وزير
        [rook] رخ
        [bishop] فيل
       *[knight] حصان
    }
moved-castling = { $wing ->
        [short] تبييت قصير
       *[long] تبييت طويل
    }
heard-moves = تحركت عدة قطع. اسأل عن الرقعة.
no-move = لم تُسمع أي نقلة
no-offer = لا يوجد عرض
names-laws = تُعلن النقلات كما ينص القانون: ⁦Springer Gustav eins Felix drei⁩.
names-plain = تُعلن النقلات بكلمات بسيطة: حصان ⁦g1 f3⁩.
which-square = أي مربع؟
write-what = ماذا تكتب؟
claim-what = بماذا تطالب؟ اكتب بعد الأمر: «تكرار» (تكرار الوضعية ثلاث مرات) أو «خمسون» (خمسون نقلة)، ومعها النقلة إن كنت تنوي أداءها؛ أو «علم» (سقوط علم المنافس)؛ أو «مخالفة» (نقلة غير قانونية)؛ أو «لمس» ومعها المربع.
resign-again = للاستسلام كرر الأمر مرة أخرى.
command-line = سطر الأوامر
command-hint = ⁦e4⁩، رقعة، ساعة، تعادل، مساعدة …
command-unknown = هذا ليس أمراً ولا نقلة. اكتب «مساعدة» لمعرفة ما هو متاح.
command-not-yours = لا يمكنك فعل ذلك الآن
command-whose = أنتما معاً هنا: ابدأ بمن يخصه الأمر، مثل «أبيض استسلام».
help-move = اكتب النقلة كما تسجلها، أو من مربع إلى مربع، أو كما تُعلن.
help-ask = أسئلة
help-hand = باليد
help-say = بالقول
help-board = على الرقعة
help-keys = مفاتيح الأسهم، و⁦U⁩ للرفع، و⁦D⁩ للوضع، و⁦T⁩ للمس، و⁦J⁩ للضبط، و⁦Enter⁩ لأخذ القطعة ثم نقلها، ومفتاح المسافة لضغط الساعة، و⁦S⁩ لهذا المربع، و⁦O⁩ للرقعة، و⁦C⁩ للساعتين، و⁦L⁩ للنقلة الأخيرة، و⁦K Q R B N P⁩ للقطعة التالية من هذا النوع، والأرقام من 1 إلى 8 للصف. الشرطة المائلة تذهب إلى سطر الأوامر، و⁦Escape⁩ إلى الرقعة.
command-help = مساعدة h ? ؟
    .what = هذا الشرح.
command-board = رقعة الرقعة b
    .what = ما يقف على كل مربع؛ ومع عمود أو صف، ما يقف عليه فقط.
command-pieces = قطع القطع p
    .what = أماكن القطع؛ ومع لون (الأبيض أو الأسود) أو اسم قطعة أو حرفها، تلك القطع فقط.
command-clock = ساعة الساعة c
    .what = كلتا الساعتين.
command-last = الأخيرة الاخيرة l
    .what = النقلة الأخيرة.
command-opponent = منافس المنافس o
    .what = من هو.
command-press = اضغط
    .what = ضغط الساعة.
command-touch = المس
    .what = لمس القطعة التي على مربع.
command-lift = ارفع خذ
    .what = رفع القطعة التي على مربع.
command-put = ضع اترك
    .what = وضعها على مربع؛ ومع اسم قطعة أو حرفها قبل المربع، وضع تلك القطعة.
command-adjust = اضبط
    .what = ضبط القطعة التي على مربع.
command-castle = تبييت
    .what = التصريح بأنك ستقوم بالتبييت.
command-draw = تعادل
    .what = عرض التعادل.
command-accept = قبول نعم
    .what = قبول العرض.
command-decline = رفض لا
    .what = رفض العرض.
command-resign = استسلام أستسلم استسلم
    .what = الاستسلام، إذا كُرر الأمر مرتين.
command-claim = مطالبة
    .what = المطالبة بما يُكتب بعدها: «تكرار» أو «خمسون» أو «علم» أو «مخالفة» أو «لمس».
command-stop = أوقف اوقف قف
    .what = إيقاف الساعة واستدعاء الحكم؛ مع ذكر السبب.
command-announce = أعلن اعلن
    .what = الإعلان عن نقلتك الأخيرة، أو عما تكتبه.
command-repeat = كرر
    .what = تكرار نقلة منافسك جهراً.
command-write = اكتب سجل
    .what = الكتابة في ورقة تسجيلك.
command-names = أسماء اسماء
    .what = تغيير طريقة الإعلان عن النقلات.

# Words beside a command, after blanks; the English ones count in every language.

word-king = ملك الملك
word-queen = وزير الوزير
word-rook = رخ الرخ قلعة القلعة قلعه
word-bishop = فيل الفيل
word-knight = حصان الحصان فرس الفرس
word-pawn = بيدق البيدق بيادق البيادق
word-white = الأبيض أبيض
word-black = الأسود أسود
word-threefold = تكرار التكرار
word-fifty = خمسون خمسين
word-flag = علم العلم
word-illegal = مخالفة غير
word-touched = لمس ملموسة
word-with = مع بنقلة نقلة النقلة الوضعية ثلاث مرات قانونية قطعة سقوط
list-comma = { "، " }

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
piece-turned = { $name } مقلوب
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
agree-wait = على المنافس أن يوافق؛ والنقلة تسحب الطلب.
allow = أوافق
undoes_the_last_move = استرجاع
wants-undoes_the_last_move = { $side ->
        [white] يطلب الأبيض
       *[black] يطلب الأسود
    } استرجاع نقلة
cancels_the_game = إلغاء
wants-cancels_the_game = { $side ->
        [white] يطلب الأبيض
       *[black] يطلب الأسود
    } إلغاء المباراة
sure-off = نعم، إلغاء المباراة
offer-draw = عرض التعادل
offered = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يعرض التعادل
accept = قبول
decline = رفض
accept-for = قبول { $side ->
        [white] الأبيض
       *[black] الأسود
    }
decline-for = رفض { $side ->
        [white] الأبيض
       *[black] الأسود
    }
who-offer = من يعرض التعادل؟
who-resign = من يستسلم؟
who-claim = من يطالب؟
who-stop = من يطلب ذلك؟
who-adjust = من يضبط القطع؟
who-seal = من يختم النقلة؟
title-of = { $side ->
        [white] الأبيض
       *[black] الأسود
    }: { $title }
hint-doubt = أنتما معاً هنا: ينقل أولاً من يجري وقته. وهذه اللمسة لا تُحتسب.
hint-pawn = يستطيع بيدقان الوصول إلى هناك. المس البيدق ثم القطعة ثم المربع.
hint-back = أُعيدت القطع قبل ذلك: الضغطة لا تُحتسب.
lift-off = إزالة ما على { $square }
resign = استسلام
resign-surely = هل تستسلم؟
resign-yes = نعم، أستسلم
claim = مطالبة
kind-draw = تعادل
kind-wrong = هناك خطأ
claim-ground = السبب
claim-threefold = تكرار الوضعية ثلاث مرات
claim-fifty = خمسون نقلة
claim-cannot-win = لا يستطيع المنافس الفوز بالطرق العادية
claim-no-effort = لا يبذل المنافس جهداً للفوز
claim-when = الوضعية أو عدد النقلات
claim-now = متحقق الآن
claim-intended = يتحقق بنقلتي
claim-move = النقلة التي تنوي أداءها
claim-move-example = حf3
claim-draw = المطالبة بالتعادل
point-illegal = نقلة المنافس غير قانونية
point-flag = سقط علم المنافس
point-touched = لمس المنافس قطعة
point-displaced = قطع مزاحة من أماكنها
point-setup = كان الوضع الابتدائي خاطئاً
point-orientation = الرقعة موضوعة بالاتجاه الخاطئ
point-colours = الألوان معكوسة
point-clock = ضُبطت الساعة خطأً
point-defective = الساعة لا تعمل
point-correct = أوافق على تصحيح النقلة غير القانونية
point-what = ما الخطأ
point-squares = بيّن المكان على الرقعة.
point-say = أبلغ بذلك
arbiter = الحكم
arbiter-call = الحكم
stop-reason = السبب (إن أردت ذكره)
stop-piece = أحتاج إلى قطعة للترقية
stop-disturbed = أتعرض للتشويش
stop-wrong = هناك خطأ
stop-unwell = أشعر بتوعك
stop-clock = إيقاف الساعة والاستدعاء
stop-only = إيقاف الساعتين
stop-short = إيقاف
stop-nobody = لا يوجد حكم هنا: تبقى الساعتان متوقفتين حتى تستأنفا اللعب معاً.
ask-scoresheet = طلب الاطلاع على تسجيل المباراة
ask-explanation = طلب شرح
ask-what = ما المطلوب شرحه (رقم المادة أو بكلماتك)
ask-adjourn = طلب التأجيل
ask-appeal = استئناف القرار
seal = ختم النقلة
seal-what = تؤجَّل المباراة. اكتب نقلتك: توضع في مغلف ولا يستطيع أحد قراءتها حتى تُستأنف المباراة.
seal-move = النقلة التي تختمها
seal-do = إلى المغلف
seal-written = نقلتك في المغلف. يمكنك استبدالها ما دمت لم توقف الساعة.
seal-other = نقلة أخرى
seal-stop = إيقاف الساعة
adjust = ضبط القطع
adjust-what = أضبط: القطع التي تلمسها الآن لا تُنقل، بل تُعدَّل على مربعاتها فقط
result = النتيجة
sign = توقيع
sign-for = توقيع { $side ->
        [white] الأبيض
       *[black] الأسود
    }
signed = وقّع { $side ->
        [white] الأبيض
       *[black] الأسود
    } على النتيجة ⁦{ $result }⁩
close = إغلاق

# The scoresheet

sheet = ورقة التسجيل
sheet-of = ورقة تسجيل { $side ->
        [white] الأبيض
       *[black] الأسود
    }
sheet-number = الرقم
sheet-cell = ⁦{ $number } { $move }⁩
sheet-write = سجّل النقلة ⁦{ $number }⁩
sheet-here = كما تكتبها
sheet-enter = تسجيل
sheet-sign = (=)
sheet-offer = تدوين عرض التعادل
sheet-pad = علامات للنقر
sheet-back = حذف آخر علامة
sheet-letters = حروف القطع
sheet-owed = { $count ->
        [zero] لم يبق ما يُسجَّل ⁦{ $moves }⁩
        [one] بقيت نقلة لم تُسجَّل: ⁦{ $moves }⁩
        [two] بقيت نقلتان لم تُسجَّلا: ⁦{ $moves }⁩
        [few] بقيت { $count } نقلات لم تُسجَّل: ⁦{ $moves }⁩
       *[other] بقيت { $count } نقلة لم تُسجَّل: ⁦{ $moves }⁩
    }

# What is chosen for this device

settings = الإعدادات
sounds = الأصوات
sounds-wood = خشب
sounds-soft = خافتة
sounds-none = بلا صوت
flat = الجهاز موضوع أفقياً بين اللاعبين
key = المفتاح الذي يضغط الساعة
key-ask = اضغط المفتاح
key-space = مفتاح المسافة

flip = اقلب الرقعة
record = ما حدث
moves = النقلات
record-empty = لم يصدر أي قرار.
taken-back = أُلغيت
put-right = أُعيدت القطع إلى أماكنها.
news = قرار
news-read = قرأت
news-read-all = قرأت ({ $count })
why = لماذا؟
why-none = لا يُعرف عن ذلك أكثر.
why-board = الوضعية قبل النقلة
why-programmers = للمبرمجين

# How things stand

status-not_started = لم تبدأ بعد
status-playing = قيد اللعب
time-yours = وقتك يجري
move-yours = دورك
move-of = الدور على { $side ->
        [white] الأبيض
       *[black] الأسود
    }
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
interrupted-crash = انقطع عمل الخادم. ولم يُحسب أي وقت.
interrupted-planned = أُوقف الخادم لحظة. ولم يُحسب أي وقت.
interrupted-stalled = تعذّر على الخادم التسجيل لحظة. ولم يُحسب أي وقت منذ ذلك الحين.
asked-of-both = لا حكم هنا: يُعتمد القرار حين يختار كلاكما الخيار نفسه.
said-by-one = اختار أحدكما هذا.
asked-recommended = موصى به. { $because }
watching = أنت تشاهد
connection-connecting = جارٍ الاتصال…
connection-lost = انقطع الاتصال. تجري المحاولة من جديد، ولم يضع شيء مما فعلته.
connection-ended = انتهى الاتصال.
arrival-arrived = وصل كل ما فعلته
arrival-coming = في الطريق
arrival-kept = لا يوجد اتصال: { $number ->
        [zero] لا شيء ينتظر الإرسال
        [one] فعل واحد ينتظر الإرسال
        [two] فعلان ينتظران الإرسال
        [few] { $number } أفعال تنتظر الإرسال
        [many] { $number } فعلاً ينتظر الإرسال
       *[other] { $number } فعل ينتظر الإرسال
    }
arrival-lost = لا يوجد اتصال
new-game = مباراة جديدة
look-through = استعراض

# Inviting, and the games of this device

invite = دعوة { $role ->
        [white] الأبيض
       *[black] الأسود
    }
invite-text = مباراة شطرنج:
invite-send = إرسال الرابط
invite-again = إرسال مرة أخرى
invite-here = { $role ->
        [white] الأبيض
       *[black] الأسود
    } حاضر
invite-waits = { $role ->
        [white] الأبيض
       *[black] الأسود
    } لم يحضر بعد
opponent-awaited = بانتظار { $side ->
        [white] الأبيض
       *[black] الأسود
    }
invite-link = مقعد { $role ->
        [white] الأبيض
       *[black] الأسود
    }
invite-code = رمز QR لمقعد { $role ->
        [white] الأبيض
       *[black] الأسود
    }
links-more = روابط أخرى
away = غير حاضر
here-ask = هل أنت عند الرقعة؟ قل ذلك حين تكون: الحكم ينتظره.
here-late = انقضت مهلة الحضور. كلّم الحكم أولاً: من يأتي متأخراً يخسر إلا إذا قرر الحكم غير ذلك.
here = أنا حاضر
here-side = { $side ->
        [white] الأبيض حاضر
       *[black] الأسود حاضر
    }
here-sure = أنا حاضر ومتأخر
here-waits = أنت حاضر. الحكم يشغّل الساعات.
here-wood = على رقعة خشبية: توقيع النتيجة
hint-here = قل أولاً إنك حاضر.
hint-early = لم تبدأ المباراة بعد: يجب أن يوافق اللاعبان على تشغيل الساعة.
rematch = مباراة إعادة
rematch-go = مباراة إعادة: إلى الرقعة
my-games = مبارياتي
my-seat = مقعدك: { $seat }
my-games-all = الكل ({ $count })
my-games-forget = نسيان المنتهية

# The first page, and the ways from every page

links = مباراتك جاهزة
site = الصفحات
way-hall = في القاعة
way-laws = القانون
way-training = اختبر نفسك
way-sandbox = ساحة التدريب
way-competition = المسابقات
make-light = فاتح
make-dark = داكن
hero-what = تلمس وتنقل وتضغط كما على رقعة خشبية، ولا يُمنع شيء. وما يحدث يُبتّ فيه فوراً، ومع كل قرار مادته من القانون. للاعبين والحكام ولكل من يريد أن يعرف.
hero-board = رقعة: الملك الأسود في كش من b5، وقد نقل الأسود الحصان إلى a6
hero-illegal = حa6؟ يبقى الملك في كش.
hero-ruled = نقلة غير قانونية: يعود الحصان وعليه هو أن ينتقل، ويُضاف للأبيض دقيقتان.
lost = لا شيء هنا
lost-page = هذا العنوان لا يؤدي إلى صفحة. ربما ينقصه حرف.
lost-game = هذا الرابط لا يفتح رقعة. ربما ضاع جزء منه في الطريق، أو أُعطي المقعد لغيرك.
lost-home = إلى الصفحة الأولى
carry = المتابعة على جهاز آخر
carry-what = من يملك هذا الرمز يجلس في مقعدك: لا تُرِه لأحد.
carry-code = رمز QR لمقعدك
carry-link = رابط مقعدك
buzz = اهتزاز عندما يحين دوري
coordinates = الأعمدة والصفوف على الحافة
marks = إظهار أين تذهب القطع، وآخر نقلة
pieces = القطع
pieces-wooden = خشبية
pieces-flat = مسطّحة
wood = الرقعة
wood-walnut = جوز
wood-maple = قيقب
wood-slate = أردواز
wood-sea = بحر
engine-strength = القوة
engine-elo = تصنيف { $elo }
engine-full = كاملة

# Editions of the Laws whose names are more than FIDE and a year.
edition-name =
    { $code ->
        [fide-2009-finland] FIDE 2009 في فنلندا
        [finnish-blitz-2008] الشطرنج الخاطف الفنلندي 2008
        [casual] اللعب الودي
       *[other] { $name }
    }
