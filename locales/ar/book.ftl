# The book of the Laws: chapters, and articles without a decision for the software (headings
# of lists, definitions, advice, duties of the organiser), in our own words. A message with
# only a title is the heading of the articles below it.

## Chapters

chapter-preface = تمهيد
chapter-nature = طبيعة اللعبة وأهدافها
chapter-initial-position = الوضع الابتدائي
chapter-moves = حركة القطع
chapter-act-of-moving = أداء النقلة
chapter-completion = نهاية المباراة
chapter-chessclock = ساعة الشطرنج
chapter-irregularities = المخالفات
chapter-recording = تسجيل النقلات
chapter-drawn-game = التعادل
chapter-quickplay-finish = نهاية اللعب السريع
chapter-points = النقاط
chapter-conduct = سلوك اللاعبين
chapter-arbiter = دور الحكم
chapter-fide = الاتحاد الدولي للشطرنج
chapter-rapid = الشطرنج السريع
chapter-blitz = الشطرنج الخاطف
chapter-notation = التدوين الجبري
chapter-quickplay-without-arbiter = نهاية اللعب السريع دون حكم
chapter-blind-players = اللاعبون المكفوفون وذوو الإعاقة البصرية
chapter-chess960 = شطرنج 960
chapter-adjourned-games = المباريات المؤجلة
chapter-without-increment = المباريات بدون زيادة، ومنها نهاية اللعب السريع
chapter-finnish-blitz = القواعد الفنلندية للشطرنج الخاطف
chapter-finland = قواعد فنلندا الخاصة
chapter-casual = الشطرنج الودي

## Headings

text-pawn = كيف يتحرك البيدق
text-en-passant = كيف ومتى يكون الأسر بالمرور
text-promotion = الترقية
text-king = طريقتا تحرك الملك
text-check = الكش وما يترتب عليه
text-legality = النقلات والوضعيات القانونية
text-contact = لمس القطع دون نقلها
text-touching = لمس القطع بقصد نقلها أو أسرها
text-touch-castling = التبييت والترقية عند اللمس
text-promotion-order = خطوات الترقية بأي ترتيب
text-won-by = كيف تُكسب المباراة
text-drawn-by = كيف تنتهي المباراة بالتعادل
text-using-the-clock = استعمال الساعة
text-time-controls = أنظمة الوقت والوقت المدخر
text-arriving-late = الحضور متأخراً أو غياب اللاعبين
text-wrong-clocks = ساعات معطلة أو مضبوطة خطأً
text-both-flags = سقط العلمان ولا يُعرف أيهما أولاً
text-stopping-the-clock = انقطاع اللعب وإيقاف الساعتين
text-screens = الشاشات وعدادات النقلات
text-wrong-start = أخطاء عند البداية
text-displaced = القطع المُزاحة
text-illegal-moves = اكتشاف نقلة غير قانونية وعقوبتها
text-how-to-record = كيفية تسجيل النقلات
text-sheets-not-kept = أوراق تسجيل غير كاملة
text-draw-offers = عروض التعادل
text-agreement-allowed = متى يجوز للاعبين الاتفاق على التعادل
text-threefold = تكرار الوضعية ثلاث مرات
text-after-a-claim = بعد المطالبة
text-automatic-draws = التعادل دون مطالبة
text-venue = مكان اللعب ومنطقة اللعب
text-forbidden-during-play = الممنوع في أثناء اللعب
text-electronic-devices = الأجهزة الإلكترونية والعقوبة عليها
text-duties = واجبات الحكم
text-others = قيود على غير اللاعبين
text-full-rapid = السريع مع الإشراف الكامل
text-full-blitz = الخاطف مع الإشراف الكامل
text-blind-pieces = قطع رقعة اللاعب المكفوف
text-blind-play = كيف تُلعب المباراة
text-adjourning = تأجيل المباراة إلى وقت لاحق
text-things-lost = ضياع المغلف أو الوضعية
text-flags = الأعلام الساقطة

## Articles without a decision

text-own-rules-no-conflict = القواعد الخاصة لاتحاد وطني لا تناقض القانون
    .gist = يجوز لأي اتحاد وطني أن يضيف قواعد أكثر تفصيلاً، إذا لم تناقض قانون الاتحاد الدولي للشطرنج في شيء.
text-own-rules-border = القواعد الخاصة لاتحاد وطني تقف عند حدوده
    .gist = لا تسري القواعد الخاصة لاتحاد وطني إلا في أرضه.
text-own-rules-not-fide = القواعد الخاصة لاتحاد وطني لا تسري في مسابقات الاتحاد الدولي
    .gist = لا تسري القواعد الخاصة لاتحاد وطني في مواجهات الاتحاد الدولي للشطرنج وبطولاته وتصفياته، ولا في الدورات المؤهلة لألقابه أو المحتسبة في تصنيفه.
text-where-the-clock-stands = مكان الساعة
    .gist = يقرر الحكم قبل المباراة مكان الساعة.
text-sheet-visible = ورقة التسجيل مرئية للحكم
    .gist = تكون ورقة التسجيل حيث يستطيع الحكم رؤيتها، من النقلة الأولى إلى الأخيرة.
text-sheet-property = ملكية ورقتي التسجيل
    .gist = ورقتا التسجيل ملك لمنظم المسابقة.
text-sheet-property-electronic = ملكية ورقتي التسجيل، وورقة التسجيل الإلكترونية المعطوبة
    .gist = ورقتا التسجيل ملك لمنظم المسابقة. ويستبدل الحكم ورقة التسجيل الإلكترونية المعطوبة.
text-paper-scoresheet = التسجيل على الورق
    .gist = تُكتب النقلات بالتدوين الجبري على ورقة تسجيل المسابقة.
text-electronic-scoresheet = التسجيل على ورقة إلكترونية
    .gist = تُدخل النقلات في ورقة التسجيل الإلكترونية التي تعتمدها المسابقة والحاصلة على شهادة الاتحاد الدولي للشطرنج.
text-finished-players = من انتهت مباراته
    .gist = اللاعب الذي انتهت مباراته يُعتبر منذئذ من المشاهدين.
text-observance = الالتزام بالقانون
    .gist = يسهر الحكم على الالتزام بالقانون التزاماً دقيقاً.
text-fair-play = اللعب النظيف
    .gist = يحرص الحكم على أن يكون اللعب عادلاً.
text-interest-of-the-event = مصلحة المسابقة
    .gist = يعمل الحكم لمصلحة المسابقة.
text-good-conditions = ظروف جيدة
    .gist = يحرص الحكم على أن تبقى ظروف اللعب جيدة.
text-no-disturbance = عدم إزعاج اللاعبين
    .gist = يحرص الحكم على ألا يُزعَج اللاعبون.
text-progress-of-the-event = سير المسابقة
    .gist = يراقب الحكم سير المسابقة.
text-disabilities = لاعبون ذوو إعاقة أو بحاجة إلى رعاية طبية
    .gist = يتخذ الحكم تدابير خاصة للاعبين ذوي الإعاقة ولمن يحتاج إلى عناية طبية.
text-anti-cheating = قواعد مكافحة الغش
    .gist = يتبع الحكم قواعد مكافحة الغش أو إرشاداتها.
text-official-decisions = قرارات رسمية
    .gist = يجوز لأي اتحاد وطني أن يطلب من الاتحاد الدولي للشطرنج قراراً رسمياً في مسألة تتعلق بالقانون.
text-session-length = مدة الجلسة
    .gist = تُقاس جلسة المباريات المستأنفة بساعة الحكم؛ ويُعلن موعد بدايتها مسبقاً.
text-two-boards = رقعتان، وشروط رقعة اللاعب المكفوف
    .gist =
    { $edition ->
       *[fide-2023] للمنظم بعد التشاور مع الحكم أن يكيّف هذه القواعد مع الظروف المحلية. وعندما يلعب مبصر ضد معاق بصرياً (كفيف قانوناً) يحق لكل منهما طلب رقعتين: رقعة عادية للمبصر، ورقعة مصنوعة خصيصاً للآخر يتوفر فيها ما يأتي.
        [fide-2009] لمديري المسابقة أن يكيّفوا هذه القواعد مع الظروف المحلية. وعندما يلعب مبصر ضد معاق بصرياً (كفيف قانوناً) يحق لكل منهما طلب رقعتين: رقعة عادية للمبصر، ورقعة مصنوعة خصيصاً للآخر يتوفر فيها ما يأتي.
    }
text-board-size = حجم الرقعة
    .gist = لا يقل قياس رقعة اللاعب المكفوف عن 20 في 20 سنتيمتراً.
text-board-size-pegs = حجم الرقعة، والأوتاد
    .gist = لا يقل قياس رقعة اللاعب المكفوف عن 20 في 20 سنتيمتراً، وفي قطعها أوتاد تثبتها في المربعات.
text-squares-raised = المربعات السوداء مرتفعة
    .gist = المربعات السوداء أعلى قليلاً من البيضاء، لتميز الأصابع بينها.
text-squares-raised-pieces-marked = المربعات السوداء مرتفعة والقطع السوداء معلَّمة
    .gist = المربعات السوداء أعلى قليلاً من البيضاء، والقطع من طراز ستاونتون، وعلى السوداء منها علامة تُحَس باللمس.
text-apertures = ثقب في كل مربع
    .gist = في كل مربع ثقب لأوتاد القطع.
text-pegs = الأوتاد
    .gist = في كل قطعة وتد يدخل في ثقوب المربعات.
text-pieces-marked = القطع السوداء معلَّمة
    .gist = القطع كلها من طراز ستاونتون، وعلى السوداء منها علامة تُحَس باللمس.
text-clock-has-flag = لكل ساعة علم
    .gist = في كل ساعة ما يبيّن أن الوقت قد انتهى.
text-clocks-face = اتجاه الساعات
    .gist = يجوز للحكم قبل المسابقة أن يقرر اتجاه الساعات؛ ويختار الأسود الجانب الذي يجلس عنده من الرقعة.
text-clock-not-lifted = الحكم لا يرفع الساعة
    .gist = لا يرفع الحكم الساعة من مكانها إلا عند خلاف إذا طلب اللاعبان ذلك، أو لاستبدال ساعة لا تعمل.

## Articles on which the sources of an edition differ

sources-help-with-pieces = تختلف المصادر: في النص الإنجليزي للاتحاد الدولي يوقف اللاعبان الساعتين، وفي الترجمة العربية يحق لهما ذلك. والعبرة بالنص الإنجليزي.
sources-electronic-scoresheets = تختلف المصادر: في النص الإنجليزي للاتحاد الدولي أوراق تسجيل إلكترونية، وتُبقي الترجمة العربية نص 2018 الذي لا يذكر إلا الورق. والعبرة بالنص الإنجليزي.
sources-announcing-to-leave = تختلف المصادر: في النص الإنجليزي للاتحاد الدولي يخص ذلك اللاعب المنتظر، وفي الترجمة العربية كل لاعب. والعبرة بالنص الإنجليزي.
sources-rapid-illegal-move = تختلف المصادر: في الترجمة العربية تُخسر المباراة بأول نقلة غير قانونية كما في 2014. والعبرة بالنص الإنجليزي ما لم تختر المسابقة القراءة الأخرى.
sources-win-on-time = تختلف المصادر: تشترط الترجمة العربية أن يكون لدى صاحب المطالبة وقت، ولا يذكر النص الإنجليزي ذلك. والعبرة بالنص الإنجليزي.
sources-pawn-released = تختلف المصادر: تضيف الترجمة العربية أن البيدق المتروك على مربع الترقية لا ينتقل إلى غيره. وهذا ناتج عن 4.7. والعبرة بالنص الإنجليزي.
sources-penalties-optional = تختلف المصادر: يوجب نص FIDE الإنجليزي العقوبة، وفي الترجمة الفنلندية يجوز للحكم توقيعها. والعبرة بالنص الإنجليزي، وفي فنلندا بالترجمة.
sources-occupied-squares = تختلف المصادر: في الترجمة العربية الحرف c مكان الحرف e. والعبرة بالنص الإنجليزي.
