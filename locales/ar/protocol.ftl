# معاني أفعال البروتوكول للأمر touchmove protocol: رسالة لكل فعل باسمه في JSON. أما لغة
# البروتوكول نفسها فإنجليزية للجميع.

telling-words =
    .who = من
    .act = الفعل
    .in-json = في JSON
    .meaning = المعنى
    .silent = صامت
    .player = لاعب
    .assistant = مساعد
    .pieces = القطع
    .clock = الساعة
    .offer = العروض
    .claim = المطالبات
    .writing = ورقة التسجيل
    .presence = الحضور
    .conduct = السلوك
    .blind = اللاعبون المكفوفون
    .adjournment = التأجيل
    .observation = ما يراه الحكم
    .report = البلاغات
    .decision = قرارات الحكم
    .captain = قائد الفريق

## القطع

means-plays = يؤدي كل أفعال النقلة كما ينبغي، قانونية كانت أو غير قانونية؛ بيد واحدة أو بكلتا اليدين
means-touches = يلمس قطعاً بهذا الترتيب متعمداً، والقطع التي بينها علامة + في وقت واحد؛ أو يلمسها ومن الواضح أنه لم يقصد
means-takes = يرفع قطعة عن الرقعة
means-puts = يضع قطعة على مربع ويتركها من يده
means-shifts = يلمس قطعة واحدة ويرفعها ويضعها ويتركها
means-adjusts = يضبط القطع على مربعاتها بعد أن يعلن ذلك؛ أو دون كلمة
means-knocks_over = يزيح قطعاً عن أماكنها
means-restores = يعيد القطع المزاحة إلى أماكنها

## الساعة

means-starts = حان موعد البداية: تبدأ ساعة الأبيض؛ والبروتوكول الذي ليس فيه هذا السطر يبدأ بأول حدث فيه
means-presses = يضغط الساعة
means-presses_with_the_other_hand = يضغط الساعة بغير اليد التي أدى بها النقلة
means-stops_the_clock = يوقف الساعتين؛ ويفعل اللاعب ذلك لاستدعاء الحكم، ويذكر السبب أو لا يذكره
means-handles_the_clock_improperly = يضغط الساعة بعنف أو يمسكها أو يرفعها
means-resumes = يشغّل الساعتين من جديد

## ورقة التسجيل

means-records = يكتب في ورقة تسجيله: نقلة برقمها أو دونه، أو عرض تعادل `=`، أو وقتاً، أو أي شيء آخر بين علامتي اقتباس
means-signs = يوقّع على نتيجة

## الحضور

means-arrives = يحضر إلى الرقعة؛ ومن ليس له سطر كهذا كان حاضراً من البداية
means-leaves_the_playing_area = يغادر منطقة اللعب
means-leaves_the_venue = يغادر مكان اللعب
means-returns = يعود
means-enters_the_playing_area = يدخل منطقة اللعب وهو ليس لاعباً ولا حكماً

## اللاعبون المكفوفون

means-announces = يعلن نقلة جهراً
means-repeats = يكرر نقلة منافسه جهراً
means-copies = يؤدي نقلة منافسه على رقعته
means-tells_moves_and_times = يذكر عند سؤاله النقلات المؤداة والأوقات المستهلكة
means-finds_different_positions = يجد أن الرقعتين مختلفتان أو يشير إلى ذلك

## العروض

means-offers_a_draw = يعرض التعادل، بشرط أو دون شرط
means-accepts = يقبل ما يعرضه المنافس
means-declines = يرفض ما يعرضه المنافس
means-resigns = يستسلم
means-withdraws = يريد سحب عرض أو مطالبة
means-agrees_to_correct = إشراف محدود: يوافق على تصحيح نقلة غير قانونية

## المطالبات

means-claims_a_draw = يطالب بالتعادل؛ والنقلة (MOVE) مسجلة في الورقة ومعلنة
means-claims_from_the_screen = يطالب بالتعادل لمجرد أن شاشة تعرض ذلك
means-claims_an_end = يقول إن المباراة قد انتهت، بما على الرقعة أو بما تكرر
means-claims_flag = يقول إن علم المنافس سقط
means-claims_absence = يطالب بالفوز لأن المنافس لم يحضر خلال زمن الغياب
means-claims_illegal_move = يقول إن المنافس أدى نقلة غير قانونية
means-claims_touched = يقول إن المنافس لمس قطعة وعليه نقلها أو أسرها
means-claims_cannot_win = نهاية اللعب السريع: لا يستطيع المنافس الفوز بالطرق العادية
means-claims_no_effort = نهاية اللعب السريع: لا يبذل المنافس جهداً للفوز بالطرق العادية
means-requests_increment = نهاية اللعب السريع: يطلب زيادة وقت لكلا اللاعبين
means-confirms_the_position = دون حكم: يؤكد ما دوّنه صاحب المطالبة
means-points_out = يجد مخالفة أو يشير إليها
means-appeals = يستأنف قراراً، وبعد النهاية أيضاً
means-asks_for_an_assistant = يطلب من يؤدي النقلات أو يضغط الساعة عنه
means-asks_for_an_explanation = يطلب شرح نقطة من القانون
means-asks_for_a_piece = يطلب قطعة ليست عند الرقعة، للترقية عادة
means-asks_for_the_scoresheet = السريع والخاطف: يطلب الاطلاع على ورقة تسجيل الحكم

## السلوك

means-phone_sounds = يصدر عن هاتف اللاعب صوت
means-phone_sounds_in_a_bag = يرن هاتفه في حقيبته
means-device_makes_a_noise = يهتز جهاز اللاعب أو يصدر ضجيجاً ليس مكالمة
means-has_a_device = يُعثر معه على جهاز إلكتروني
means-has_a_device_in_a_bag = في حقيبته جهاز مشغَّل
means-has_a_device_switched_off = في حقيبته جهاز مغلق
means-refuses_inspection = لا يسمح بتفتيش ملابسه أو حقائبه أو جسده
means-brings_the_game_into_disrepute = يسيء إلى سمعة الشطرنج
means-uses_notes = يستعين بملاحظات أو معلومات أو نصيحة أو رقعة أخرى
means-distracts = يشوّش على المنافس أو يضايقه
means-eats = يأكل عند الرقعة
means-smokes = يدخن، ولو سيجارة إلكترونية
means-talks = يتكلم مع المنافس أو مع شخص آخر
means-does_not_record = لا يسجل النقلات أو يتوقف عن تسجيلها
means-accuses_the_opponent = يتهم منافسه، ويذكر التهمة أو لا يذكرها
means-advises = ينصح اللاعب بالتعادل أو بالاستسلام، وذلك جائز لقائد الفريق؛ أو ينصحه بشأن الوضعية
means-refuses = يرفض الالتزام بالقانون؛ وفي المرة الثانية يُعد مصرّاً على الرفض

## التأجيل

means-seals = يكتب نقلة ويضعها في المغلف؛ وما ليس نقلة يوضع بين علامتي اقتباس
means-asks_to_adjourn = يطلب تأجيل المباراة
means-adjourns = يؤجل المباراة
means-resumes_the_game = يستأنف مباراة مؤجلة
means-opens_the_envelope = يفتح المغلف
means-reports_the_envelope_lost = المغلف مفقود
means-reports_the_position_lost = لا يمكن تحديد الوضعية المؤجلة

## ما يراه الحكم

means-observes_flag = يرى أن علماً سقط
means-observes_both_flags = يرى أن العلمين سقطا ولا يُعرف الترتيب
means-observes_absence = يرى أن لاعباً لم يحضر خلال زمن الغياب
means-observes_illegal_move = يرى نقلة غير قانونية
means-observes_touched = يرى أن قطعة لُمست ولُعبت غيرها
means-observes_illegal_position = يرى وضعية غير قانونية
means-finds_no_overstep = لا تُثبت أي ورقة تسجيل تجاوز الوقت

## البلاغات

means-reports_illegal_move = نقلة غير قانونية مكتملة
means-reports_flag = علم ساقط
means-reports_both_flags = العلمان ساقطان والترتيب غير معروف
means-reports_draw_claim = مطالبة بالتعادل
means-reports_touched_piece = قطعة لمسها صاحب النقلة
means-reports_device = هاتف أو جهاز إلكتروني آخر
means-reports_arrival = حضور بعد البداية
means-reports_displaced = قطع أُزيحت عن مربعاتها
means-reports_wrong_clock = ساعة مضبوطة خطأً
means-reports_resignation = لاعب يستسلم
means-reports_unfinished_promotion = بيدق على صفه الأخير ولم تُضغط الساعة
means-reports_quickplay_claim = مطالبة بالتعادل لأن المنافس لا يستطيع الفوز بالطرق العادية أو لا يحاوله
means-reports_both_kings_in_check = الملكان كلاهما في حالة كش، ومن الذي أدت نقلته إلى ذلك

## قرارات الحكم

means-agrees = يجيب عن السؤال المطروح بالموافقة
means-rejects = يجيب عن السؤال المطروح بالرفض
means-postpones = يؤجل القرار
means-answers = يجيب عن سؤال من عدة أسئلة مطروحة، باسمه
means-reinstates = يعيد إلى الرقعة وضعية بحقولها الستة؛ وتُوقف الساعة العاملة
means-has_the_game_reconstructed = يأمر بإعادة بناء المباراة على رقعة أخرى
means-explains = يقول ما تطلبه مادة لا غير؛ وقبل المباراة وبعدها أيضاً
means-gives_time = يمنح لاعباً وقتاً
means-gives_time_for_a_disturbance = يمنح لاعباً وقتاً تعويضاً عن التشويش
means-gives_points = يزيد نقاط لاعب
means-takes_time = يخصم وقتاً من لاعب
means-takes_points = يخصم نقاطاً من لاعب
means-sets_the_clocks = يضبط الساعتين
means-sets_the_move_counter = يضبط عداد النقلات في الساعة
means-reminds = يذكّر لاعباً بما يطلبه القانون؛ وفي فنلندا هذا أول ما يترتب على رنين هاتف
means-warns = ينذر لاعباً
means-warns_both = ينذر اللاعبين كليهما
means-fines = يفرض غرامة أعلنتها المسابقة
means-excludes = يُبعد لاعباً من جولة أو أكثر
means-expels = يطرد لاعباً من المسابقة
means-expels_the_spectator = يُخرج مشاهداً
means-permits_to_leave = يأذن لصاحب النقلة بمغادرة منطقة اللعب، أو لأي لاعب بمغادرة مكان اللعب
means-allows_to_be_late = يسمح باللعب لمن حضر بعد زمن الغياب
means-declares_lost = يعلن خسارة المباراة؛ فيفوز المنافس أو ينال ما ذُكر
means-declares_both_lost = يعلن خسارة اللاعبين كليهما
means-declares_draw = يعلن تعادل المباراة
means-undoes_the_last_move = لعب ودي: يتفق اللاعبان على التراجع عن نقلة وعن كل ما تلاها
means-cancels_the_game = يلغي المباراة؛ وتُلعب مباراة جديدة
