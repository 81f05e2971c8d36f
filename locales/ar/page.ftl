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
time = الوقت
time-typed = نظام الوقت
preset-5-3 = ⁦5 + 3⁩
    .what = خمس دقائق وثلاث ثوانٍ لكل نقلة.
preset-15-10 = ⁦15 + 10⁩
    .what = ربع ساعة وعشر ثوانٍ لكل نقلة.
preset-90-30 = ⁦90 + 30⁩
    .what = ساعة ونصف وثلاثون ثانية لكل نقلة.
preset-fide = ⁦40 / 90⁩
    .what = تسعون دقيقة لأربعين نقلة، ثم ثلاثون دقيقة أخرى؛ وثلاثون ثانية لكل نقلة من الأولى.
preset-delay = ⁦25 d 5⁩
    .what = خمس وعشرون دقيقة؛ والثواني الخمس الأولى من كل نقلة لا تُحسب.
preset-none = بلا وقت
    .what = دون ساعة.
preset-own = آخر
    .what = ⁦900+10⁩: ثوانٍ وزيادة. ⁦40/5400+30:1800+30⁩: نقلات وفترات. ⁦1500d5⁩: وقت مؤخر.
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
claim-threefold = تكرار الوضعية ثلاث مرات
claim-fifty = خمسون نقلة
claim-flag = سقوط علم المنافس
claim-illegal = نقلة غير قانونية
stop-clock = إيقاف الساعة
say-more = قل ما يحدث
say-what = بصفتك { $side ->
        [white] الأبيض
       *[black] الأسود
    }، مثلاً: «plays e4»
say = قل
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
waits = لم يصل بعد
new-game = مباراة جديدة
