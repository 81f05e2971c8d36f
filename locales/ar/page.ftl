# The pages: setting a game up, and the board. Around what is written in Latin
# letters or signs stand the marks U+2066 and U+2069: it runs from left to right.

title = Touchmove
subtitle = شطرنج الرقعة الحقيقية، على الشاشة
language = اللغة

# Creating a game

mode = طريقة اللعب
mode-casual = ودّي
    .what = نقلات قانونية فقط، والساعة تنتقل تلقائياً.
mode-over_the_board = على الرقعة
    .what = القانون كاملاً: تلمس وتنقل وتضغط، ولا شيء يمنعك من الخطأ.
mode-training = مباراة تعليمية
    .what = القانون كاملاً. ويرى اللاعبان كل قرار مع مادته.
seats = اللاعبان
seats-one_device = كلانا هنا
seats-white = ألعب بالأبيض
    .what = يحصل منافسك على رابط.
seats-black = ألعب بالأسود
    .what = يحصل منافسك على رابط.
seats-computer = الحاسوب
    .what = تلعب ضد الحاسوب، حتى من غير شبكة.
engine = المنافس
engine-sits = يلعب الحاسوب
time = الوقت
time-typed = بالصيغة المختصرة: ⁦40/90+30, 30+30⁩، ⁦15+10⁩، ⁦25d5⁩
time-unread = لم يُفهم نظام الوقت. أمثلة: ⁦90 min + 30 s⁩ أو ⁦3|2⁩ أو ⁦40/90+30, 30+30⁩
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
stage-delay = { " " }ووقت مؤخر قدره { $bonus } ث لكل نقلة
preset-3-2 = ⁦3+2⁩
    .what = ثلاث دقائق، مع زيادة ثانيتين لكل نقلة.
preset-5-3 = ⁦5+3⁩
    .what = خمس دقائق، مع زيادة ثلاث ثوانٍ لكل نقلة.
preset-15-10 = ⁦15+10⁩
    .what = خمس عشرة دقيقة، مع زيادة عشر ثوانٍ لكل نقلة.
preset-90-30 = ⁦90+30⁩
    .what = تسعون دقيقة، مع زيادة ثلاثين ثانية لكل نقلة.
preset-fide = ⁦40/90⁩
    .what = تسعون دقيقة لأربعين نقلة، ثم ثلاثون دقيقة، مع زيادة ثلاثين ثانية لكل نقلة من النقلة الأولى.
preset-long = ⁦40/100⁩
    .what = مئة دقيقة لأربعين نقلة، ثم خمسون للعشرين التالية، ثم خمس عشرة، مع زيادة ثلاثين ثانية لكل نقلة من النقلة الأولى.
preset-delay = ⁦25d5⁩
    .what = خمس وعشرون دقيقة، مع وقت مؤخر قدره خمس ثوانٍ لكل نقلة.
preset-none = بلا ساعة
    .what = لا حدّ للوقت.
preset-own = آخر…
    .what = أي نظام وقت.
more = المزيد
play-options = خيارات
acts = الإجراءات
laws = القانون
position = الوضعية
position-initial = المعتادة
position-chess960 = شطرنج 960
position-fen = من وضعية (FEN)
number-960 = رقم من 0 إلى 959
    .random = عشوائي
fen = الوضعية (FEN)
fen-wrong = لا يمكن أن تبدأ مباراة من هذه الوضعية: تحقق من أن كل صف من ثمانية مربعات، ومن وجود الملكين، ومن صاحب النقلة.
name-of = اسم { $side ->
        [white] الأبيض
       *[black] الأسود
    }
arbiter-seat = إضافة حكم
play = العب
play-friend = ادعُ صديقاً
play-change = تغيير
setting-up = جارٍ إنشاء المباراة…

# Links

links-what = كل رابط لمقعد واحد. ومن لديه الرابط يستطيع استعمال المقعد، فلا تشاركه مع أحد.
link-white = الأبيض
link-black = الأسود
link-both = كلا اللاعبين
link-arbiter = الحكم
link-spectators = المشاهدون
link-copy = نسخ
link-copied = تم النسخ
link-by-hand = تعذّر نسخ الرابط. النص محدَّد: انسخه بنفسك.
link-yours = اذهب إلى رقعتك

# Accessibility: the keyboard, the command line, announcements

board-keys = مفاتيح الأسهم تنتقل بين المربعات. ⁦U⁩ يرفع القطعة، و⁦D⁩ يضعها، و⁦T⁩ يلمسها، و⁦J⁩ يضبطها. ⁦Enter⁩ يأخذ القطعة ثم يضعها. مفتاح المسافة يضغط الساعة. ⁦K Q R B N P⁩ تجد القطعة التالية من نوعها. الشرطة المائلة تفتح سطر الأوامر، وعلامة الاستفهام تفتح المساعدة.
square-nothing = { $square } فارغ
touched = { $square }، لُمست القطعة: { piece }
adjusted = { $square }، ضُبطت القطعة: { piece }
lifted = رُفعت القطعة: { piece }، { $square }
chosen = { $square }، في يدك: { piece }
chosen-beside = في يدك: { piece }
tray = خارج الرقعة
hand-empty = ليس في يدك أي قطعة
hand-off = ليس دورك
role-at = { $role ->
        [king] ملك
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[pawn] بيدق
    } { $square }
# The letter for a piece in this language, selected by the English letter.
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
held-said = في يدك: { $pieces }.
beside-said = خارج الرقعة: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] ، والعلم ساقط
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] ، الفترة { $period }
    }.
clock-runs = { $side ->
        [white] ساعة الأبيض تعمل.
       *[black] ساعة الأسود تعمل.
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
heard-moves = تحركت عدة قطع. اكتب «رقعة» لسماع الوضعية.
no-move = لم تُلعب أي نقلة بعد
no-offer = لا يوجد عرض تعادل
names-laws = تُعلن النقلات كما ينص القانون: ⁦Springer Gustav eins Felix drei⁩.
names-plain = تُعلن النقلات بكلمات عادية: حصان ⁦g1 f3⁩.
which-square = أي مربع؟
write-what = ماذا تريد أن تكتب؟
claim-what = بماذا تطالب؟ اكتب بعد الأمر: «تكرار» (تكرار الوضعية ثلاث مرات) أو «خمسون» (خمسون نقلة)، ومعها النقلة إن كنت تنوي أداءها؛ أو «علم» (سقوط علم المنافس)؛ أو «مخالفة» (نقلة غير قانونية)؛ أو «لمس» ومعها المربع.
resign-again = اكتب الأمر مرة أخرى لتستسلم.
command-line = سطر الأوامر
command-hint = ⁦e4⁩، رقعة، ساعة، تعادل، مساعدة …
command-unknown = هذا ليس أمراً ولا نقلة. اكتب «مساعدة» لترى القائمة.
command-not-yours = لا يمكنك فعل ذلك الآن
command-whose = ابدأ باللون، مثلاً: «أبيض استسلام».
help-move = اكتب النقلة بالتدوين، أو من مربع إلى مربع، أو كما تُعلن.
help-ask = أسئلة
help-hand = تحريك القطع
help-say = الكلام
help-board = عند الرقعة
help-keys = مفاتيح الأسهم تنتقل بين المربعات. ⁦U⁩ للرفع، و⁦D⁩ للوضع، و⁦T⁩ للمس، و⁦J⁩ للضبط، و⁦Enter⁩ لأخذ القطعة ثم وضعها، ومفتاح المسافة لضغط الساعة. ⁦S⁩ يقرأ هذا المربع، و⁦O⁩ الرقعة، و⁦C⁩ الساعتين، و⁦L⁩ النقلة الأخيرة. ⁦K Q R B N P⁩ تجد القطعة التالية من نوعها، والأرقام من 1 إلى 8 تقرأ الصف. الشرطة المائلة تفتح سطر الأوامر، و⁦Escape⁩ يعود إلى الرقعة.
command-help = مساعدة h ? ؟
    .what = قائمة الأوامر.
command-board = رقعة الرقعة b
    .what = قراءة الوضعية؛ ومع عمود أو صف، قراءته وحده.
command-pieces = قطع القطع p
    .what = قراءة أماكن القطع؛ ومع لون (الأبيض أو الأسود) أو اسم قطعة أو حرفها، تلك القطع فقط.
command-clock = ساعة الساعة c
    .what = قراءة الساعتين.
command-last = الأخيرة الاخيرة l
    .what = قراءة النقلة الأخيرة.
command-opponent = منافس المنافس o
    .what = اسم منافسك.
command-press = اضغط
    .what = ضغط الساعة.
command-touch = المس
    .what = لمس القطعة التي على مربع.
command-lift = ارفع خذ
    .what = رفع القطعة التي على مربع.
command-put = ضع اترك
    .what = وضع القطعة على مربع؛ ومع اسم قطعة أو حرفها قبل المربع، وضع تلك القطعة.
command-adjust = اضبط
    .what = ضبط القطعة التي على مربع.
command-castle = تبييت
    .what = إعلان أنك ستقوم بالتبييت.
command-draw = تعادل
    .what = عرض التعادل.
command-accept = قبول نعم
    .what = قبول العرض.
command-decline = رفض لا
    .what = رفض العرض.
command-resign = استسلام أستسلم استسلم
    .what = الاستسلام؛ اكتبه مرتين.
command-claim = مطالبة
    .what = المطالبة بما يُكتب بعدها: «تكرار» أو «خمسون» أو «علم» أو «مخالفة» أو «لمس».
command-stop = أوقف اوقف قف
    .what = إيقاف الساعة واستدعاء الحكم؛ ويمكنك ذكر السبب.
command-announce = أعلن اعلن
    .what = إعلان نقلتك الأخيرة، أو النقلة التي تكتبها.
command-repeat = كرر
    .what = تكرار نقلة منافسك جهراً.
command-write = اكتب سجل
    .what = الكتابة في ورقة تسجيلك.
command-names = أسماء اسماء
    .what = تغيير طريقة الإعلان عن النقلات.

# Arguments of commands, separated by blanks. English words are valid in every language.

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
loading = جارٍ تحميل الرقعة…

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

# Acts of a player

start-clock = تشغيل الساعة
resume = متابعة
agree-start = بانتظار موافقة اللاعب الآخر على البدء.
agree-too = { $act ->
        [starts] منافسك جاهز.
       *[other] منافسك يريد المتابعة.
    }
agree-wait = بانتظار موافقة منافسك. إذا لعبت نقلة سُحب طلبك.
allow = أوافق
undoes_the_last_move = تراجع
wants-undoes_the_last_move = { $side ->
        [white] يطلب الأبيض
       *[black] يطلب الأسود
    } التراجع عن نقلة
cancels_the_game = إلغاء المباراة
wants-cancels_the_game = { $side ->
        [white] يطلب الأبيض
       *[black] يطلب الأسود
    } إلغاء المباراة
sure-off = نعم، إلغاء المباراة
offer-draw = عرض التعادل
draw-short = تعادل
offered = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يعرض التعادل
accept = قبول
decline = رفض
accept-for = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يقبل
decline-for = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يرفض
who-offer = من يعرض التعادل؟
who-resign = من يستسلم؟
who-claim = من يطالب؟
who-stop = من يستدعي الحكم؟
who-adjust = من يضبط القطع؟
who-seal = من يختم النقلة؟
title-of = { $side ->
        [white] الأبيض
       *[black] الأسود
    }: { $title }
hint-doubt = الدور للاعب الآخر، فلم تُحتسب هذه اللمسة.
hint-pawn = يستطيع بيدقان الوصول إلى هناك. المس البيدق ثم القطعة ثم المربع.
hint-back = كانت القطع قد أُعيدت، فلم تُحتسب هذه الضغطة.
lift-off = إزالة القطعة التي على { $square }
resign = استسلام
resign-surely = هل تستسلم؟
resign-yes = نعم، أستسلم
claim = مطالبة
kind-draw = تعادل
kind-wrong = مخالفة
claim-ground = السبب
claim-threefold = تكرار الوضعية ثلاث مرات
claim-fifty = خمسون نقلة
claim-cannot-win = لا يستطيع المنافس الفوز بالطرق العادية
claim-no-effort = لا يبذل المنافس جهداً للفوز بالطرق العادية
claim-when = متى حدث ذلك؟
claim-now = هو الآن على الرقعة
claim-intended = يحدث بنقلتي التالية
claim-move = النقلة التي تنوي أداءها
claim-move-example = حf3
claim-draw = المطالبة بالتعادل
point-illegal = نقلة المنافس غير قانونية
point-flag = سقط علم المنافس
point-touched = لمس المنافس قطعة
point-displaced = قطع مزاحة من أماكنها
point-setup = كان الوضع الابتدائي خاطئاً
point-orientation = الرقعة موضوعة بالاتجاه الخاطئ
point-colours = اللونان معكوسان
point-clock = ضُبطت الساعة خطأً
point-defective = الساعة لا تعمل
point-correct = أوافق على تصحيح النقلة غير القانونية
point-what = ما الخطأ؟
point-squares = حدّد المربعات على الرقعة.
point-say = أبلغ عن ذلك
arbiter = الحكم
arbiter-call = استدعاء الحكم
stop-reason = السبب (اختياري)
stop-piece = أحتاج إلى قطعة للترقية
stop-disturbed = هناك من يزعجني
stop-wrong = هناك خطأ
stop-unwell = أشعر بتوعك
stop-clock = أوقف الساعتين واستدعِ الحكم
stop-only = إيقاف الساعتين
stop-short = إيقاف
stop-nobody = لا يوجد حكم هنا. تبقى الساعتان متوقفتين حتى تتابعا معاً.
ask-scoresheet = طلب الاطلاع على تسجيل المباراة
ask-explanation = طلب شرح
ask-what = ماذا تريد أن يُشرح لك؟ اذكر مادة أو اكتب بكلماتك.
ask-adjourn = طلب التأجيل
ask-appeal = استئناف القرار
seal = ختم النقلة
seal-what = المباراة تؤجَّل. اكتب نقلتك: توضع في مغلف وتبقى سرية حتى تُستأنف المباراة.
seal-move = النقلة التي تختمها
seal-do = اختم هذه النقلة
seal-written = خُتمت نقلتك. يمكنك ختم غيرها ما دمت لم توقف الساعة.
seal-other = تغيير النقلة
seal-stop = إيقاف الساعة
adjust = ضبط القطع
adjust-what = «أضبط»: القطع التي تلمسها الآن تُعدَّل على مربعاتها فقط.
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
search-clear = مسح البحث

# The scoresheet

sheet = ورقة التسجيل
sheet-short = الورقة
sheet-of = ورقة تسجيل { $side ->
        [white] الأبيض
       *[black] الأسود
    }
sheet-number = الرقم
sheet-cell = ⁦{ $number } { $move }⁩
sheet-write = سجّل النقلة ⁦{ $number }⁩
sheet-here = النقلة
sheet-enter = تسجيل
sheet-sign = (=)
sheet-offer = تدوين عرض التعادل
sheet-pad = الرموز
sheet-back = حذف آخر رمز
sheet-letters = حروف القطع
sheet-owed = { $count ->
        [zero] لم يبق ما يُسجَّل ⁦{ $moves }⁩
        [one] بقيت نقلة لم تُسجَّل: ⁦{ $moves }⁩
        [two] بقيت نقلتان لم تُسجَّلا: ⁦{ $moves }⁩
        [few] بقيت { $count } نقلات لم تُسجَّل: ⁦{ $moves }⁩
       *[other] بقيت { $count } نقلة لم تُسجَّل: ⁦{ $moves }⁩
    }

# Settings of this device

settings = الإعدادات
sounds = الأصوات
sounds-wood = خشب
sounds-soft = خافتة
sounds-none = بلا صوت
flat = الجهاز موضوع أفقياً بين اللاعبين
key = المفتاح الذي يضغط الساعة
key-ask = اضغط مفتاحاً
key-space = مفتاح المسافة

flip = اقلب الرقعة
record = القرارات
moves = النقلات
record-empty = لا توجد قرارات بعد.
taken-back = أُلغيت
put-right = أُعيدت القطع.
news = قرار
news-read = فهمت
news-read-all = فهمت ({ $count })
why = لماذا؟
why-none = لا شرح آخر لذلك.
why-board = الوضعية قبل النقلة
why-programmers = تفاصيل تقنية

# Status

status-not_started = لم تبدأ بعد
status-playing = جارية
time-yours = ساعتك تعمل
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
ending-who =
    { $winner ->
        [white] فاز الأبيض
        [black] فاز الأسود
        [draw] تعادل
       *[none] انتهت المباراة
    }
interrupted-crash = انقطع عمل الخادم. ساعتك لم تعمل في أثناء ذلك.
interrupted-planned = أُوقف الخادم لوقت قصير. ساعتك لم تعمل في أثناء ذلك.
interrupted-stalled = تعذّر على الخادم الحفظ لوقت قصير. ساعتك لم تعمل في أثناء ذلك.
interrupted-closed = كانت الصفحة مغلقة. ساعتك لم تعمل في أثناء ذلك.
asked-of-both = لا يوجد حكم. يجب أن يختار كلاكما الجواب نفسه.
said-by-one = اختار أحد اللاعبين هذا.
asked-recommended = موصى به. { $because }
watching = أنت تشاهد
connection-connecting = جارٍ الاتصال…
connection-lost = انقطع الاتصال. تجري إعادة الاتصال، ونقلاتك محفوظة.
connection-ended = انتهى الاتصال.
arrival-arrived = أُرسل كل شيء
arrival-coming = جارٍ الإرسال…
arrival-kept = لا يوجد اتصال: { $number ->
        [zero] لا شيء ينتظر الإرسال
        [one] نقلة واحدة تنتظر الإرسال
        [two] نقلتان تنتظران الإرسال
        [few] { $number } نقلات تنتظر الإرسال
       *[other] { $number } نقلة تنتظر الإرسال
    }
arrival-lost = لا يوجد اتصال
new-game = مباراة جديدة
look-through = عرض المباراة من البداية

# Invitations, and the games of this device

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
invited = { $side ->
        [white] الأبيض
       *[black] الأسود
    } يدعوك إلى اللعب
invite-waits = { $role ->
        [white] الأبيض
       *[black] الأسود
    } لم يحضر بعد
opponent-awaited = بانتظار { $side ->
        [white] الأبيض
       *[black] الأسود
    }
invite-link = رابط { $role ->
        [white] الأبيض
       *[black] الأسود
    }
invite-code = رمز QR لرابط { $role ->
        [white] الأبيض
       *[black] الأسود
    }
links-more = روابط أخرى
away = غير حاضر
here-ask = هل أنت عند الرقعة؟ انقر حين تكون جاهزاً: الحكم ينتظر.
here-late = انقضى زمن الغياب. كلّم الحكم أولاً: من يصل بعد زمن الغياب يخسر ما لم يقرر الحكم غير ذلك.
here = أنا حاضر
here-side = { $side ->
        [white] الأبيض حاضر
       *[black] الأسود حاضر
    }
here-sure = أنا حاضر، لكني متأخر
here-waits = سُجّل حضورك. سيشغّل الحكم الساعة.
here-wood = على رقعة خشبية: توقيع النتيجة
hint-here = انقر أولاً «أنا حاضر».
hint-early = لم تبدأ المباراة بعد. يجب أن توافقا معاً على تشغيل الساعة.
rematch = مباراة إعادة
rematch-go = إلى مباراة الإعادة
my-games = مبارياتي
my-seat = مقعدك: { $seat }
my-games-all = الكل ({ $count })
my-games-forget = إزالة المباريات المنتهية

# The start page, and the navigation of every page

links = مباراتك جاهزة
site = الصفحات
menu = القائمة
way-position = من يمكنه الفوز بعد؟
way-hall = في القاعة
    .what = حادثة على رقعة خشبية: ما الذي تفعله، بالترتيب.
way-laws = القانون
    .what = كل مادة بكلماتنا، مع حالاتها.
way-training = اختبر نفسك
    .what = كيف تقرر؟ أسئلة من حالات واقعية.
way-sandbox = ماذا لو؟
    .what = غيّر أمراً واحداً في مباراة وانظر القرار.
way-competition = المسابقات
    .what = جولة كاملة على شاشة واحدة.
make-light = فاتح
make-dark = داكن
hero-what = تلمس وتنقل وتضغط كما على رقعة خشبية. لا شيء يمنعك من الخطأ، وكل حادثة يُبتّ فيها فوراً مع ذكر المادة. للاعبين والحكام ولكل من يريد معرفة القانون.
hero-board = رقعة: الفيل على b5 يكش الملك الأسود، وقد نقل الأسود الحصان إلى a6
hero-illegal = ⁦حa6⁩؟ يبقى الملك في حالة كش.
hero-ruled = نقلة غير قانونية: يعود الحصان ويجب نقله، وتُضاف إلى وقت الأبيض دقيقتان.
lost = الصفحة غير موجودة
lost-page = لا توجد صفحة بهذا العنوان. تحقق من أنه لا ينقصه حرف.
lost-game = هذا الرابط لا يفتح رقعة. ربما ينقصه جزء، أو صار المقعد لشخص آخر.
lost-event = هذا الرابط لا يفتح مسابقة. ربما ينقصه جزء، أو لا توجد المسابقة على هذا الخادم.
lost-home = إلى صفحة البداية
carry = المتابعة على جهاز آخر
carry-what = كل من يملك هذا الرمز يستطيع أن يلعب بدلاً منك. لا تُطلع عليه أحداً.
carry-code = رمز QR لمقعدك
carry-link = رابط مقعدك
buzz = اهتزاز عندما يحين دوري
low-time = تنبيه في آخر 20 ثانية
coordinates = إظهار الأعمدة والصفوف
marks = إظهار النقلات القانونية وآخر نقلة
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
sparring = الحاسوب يخالف القانون أحياناً
    .what = للتدرب على المطالبة. لا حكم في المباراة، فلا يُبتّ إلا فيما تلاحظه وتطالب به.
sparring-table = الحاسوب يخالف القانون أحياناً. طالب بما تلاحظه.
breaches =
    { $all ->
        [0] التزم الحاسوب بالقانون
       *[other] المخالفات: لوحظ { $noticed } من { $all }
    }
breach =
    { $kind ->
        [illegal_move] النقلة { $number }: نقلة غير قانونية
        [empty_press] النقلة { $number }: ضغط الساعة دون نقلة
       *[touched_piece] النقلة { $number }: لمس القطعة في { $square } وحرّك غيرها
    }
breach-noticed = لوحظت
breach-missed = فاتتك

# Names of editions, if they are more than FIDE and a year.
edition-name =
    { $code ->
        [fide-2009-finland] FIDE 2009 في فنلندا
        [finnish-blitz-2008] الشطرنج الخاطف الفنلندي 2008
        [casual] اللعب الودي
       *[other] { $name }
    }
