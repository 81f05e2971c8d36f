# Kinds of findings, and what the newer ones say.

## Sentences of findings

audit-other-letters = «{ $text }» ليست بحروف إنجليزية. وكل النقلات قانونية إذا قُرئت { $notations }. حوّلها بالأمر «⁦touchmove convert⁩». ولم تُفحص المباراة.
audit-not-pgn =
    { $texts ->
        [one] هذا ليس ملف PGN: ليس فيه وسوم ولا نقلات.
       *[other] هذا ليس ملف PGN: ليس فيه وسوم ولا نقلات، وفيه نصوص أخرى عددها { $texts }.
    }
audit-open-after-end =
    { $end ->
        [checkmate] انتهت المباراة بكش مات
        [stalemate] انتهت المباراة بخناق الملك
        [dead_position] انتهت المباراة بوضعية لا يمكن فيها لأي من اللاعبين تنفيذ كش مات
        [fivefold_repetition] انتهت المباراة بظهور وضعية للمرة الخامسة
       *[seventy_five_moves] انتهت المباراة بعد 75 نقلة لكل لاعب دون أسر ودون تحريك بيدق
    }: النتيجة هي { $expected }، لكن التسجيل لا يذكر نتيجة.
audit-bare-king-won = فاز { NAME($player) } ({ $result }) ولم يبق لديه سوى الملك. قبل عام 2023 كان من يستسلم يخسر حتى في هذه الحال؛ وربما كانت النتيجة خطأ.
audit-mate-was-possible = يذكر التسجيل «{ $text }» وتعادلاً، لكن { NAME($player) } كان لا يزال بإمكانه تنفيذ كش مات بسلسلة من النقلات القانونية.
audit-termination-contradicts =
    { $said ->
        [checkmate] يذكر التسجيل «{ $text }»، لكن الوضعية الأخيرة ليست كش مات.
        [stalemate] يذكر التسجيل «{ $text }»، لكن الوضعية الأخيرة ليست خناقاً للملك.
        [repetition] يذكر التسجيل «{ $text }»، لكن الوضعية الأخيرة لم تظهر ثلاث مرات.
        [fifty_moves] يذكر التسجيل «{ $text }»، لكن النقلات دون أسر ودون تحريك بيدق كانت أقل من 50.
        [insufficient_material] يذكر التسجيل «{ $text }»، لكن الوضعية الأخيرة ليست جامدة.
       *[wins] يذكر التسجيل «{ $text }»، لكن النتيجة غير ذلك.
    }
audit-undecided =
    { $questions ->
        [one] في هذه المباراة سؤال واحد عن كش مات لم يُحسم.
        [two] في هذه المباراة سؤالان عن كش مات لم يُحسما.
        [few] في هذه المباراة { $questions } أسئلة عن كش مات لم تُحسم.
        [many] في هذه المباراة { $questions } سؤالاً عن كش مات لم تُحسم.
       *[other] في هذه المباراة { $questions } سؤال عن كش مات لم تُحسم.
    }
audit-flag-with-time-left = يذكر التسجيل «{ $text }»، لكن { NAME($player) } كان قد نقل للتو، وبقي له { $left }.
audit-overstep-unclaimed = تجاوز { NAME($player) } الوقت بمقدار { $over }، واستمر اللعب.
audit-clock-negative = تُظهر ساعة { NAME($player) } وقتاً سالباً: ⁦-{ $shown }⁩.
audit-clock-gain = كسبت ساعة { NAME($player) } مع هذه النقلة { $gained }، لكن نظام الوقت يضيف { $given }.
audit-period-missed =
    { $moves ->
        [one] خسر { NAME($player) } بالوقت بعد نقلة واحدة
        [two] خسر { NAME($player) } بالوقت بعد نقلتين
        [few] خسر { NAME($player) } بالوقت بعد { $moves } نقلات
       *[other] خسر { NAME($player) } بالوقت بعد { $moves } نقلة
    }، لكن وقت الفترة التالية ({ $missing }) لم يُضف إلى ساعته.
audit-ply-count = قيمة الوسم PlyCount هي { $said }، لكن عدد أنصاف النقلات { NUMBER($counted, useGrouping: 0) }.
audit-check-mark = العلامة في ⁦{ $number }{ $text }⁩ خاطئة. ينبغي أن تكون ⁦{ $right }⁩.
audit-elo = قيمة الوسم { $tag } هي «{ $value }»، وليست تصنيفاً.
audit-date = قيمة الوسم { $tag } هي «{ $value }»، وليست تاريخاً.

# Faults of the record. $repair is the sentence audit-repair or empty.
audit-move-missing = قبل ⁦{ $number }{ $text }⁩ نصف نقلة ناقصة على الأقل. { $repair }
audit-move-doubled = ⁦{ $number }{ $text }⁩ زائدة: بقية التدوين قانونية من دونها. { $repair }
audit-moves-swapped = ⁦{ $number }{ $text }⁩: أنصاف النقلات هذه بترتيب خطأ. { $repair }
audit-moves-glued = في «{ $text }» نقلات ملتصقة تنقصها مسافة. { $repair }
audit-moves-in-comment = التعليق قبل ⁦{ $number }⁩ ينقصه قوس الإغلاق ويخفي أنصاف نقلات. { $repair }
audit-comment-among-moves = «{ $text }» جزء من تعليق ينقصه قوس الفتح. { $repair }
audit-other-letter = في ⁦{ $number }{ $text }⁩ حرف قطعة من لغة أخرى. { $repair }
audit-move-misspelt = لا يمكن أداء ⁦{ $number }{ $text }⁩: فيها حرف أو رقم خطأ. { $repair }
audit-ambiguous-meant = ⁦{ $number }{ $text }⁩ تحتمل عدة نقلات. { $repair }
audit-stray-word = «{ $text }» ليست نقلة. بقية التدوين قانونية من دونها.
audit-numbers-skip = رقم النقلة { NUMBER($found, useGrouping: 0) } بدلاً من { NUMBER($expected, useGrouping: 0) }، والأرقام التالية تتابعه. ربما سقطت نقلة، مع أن التدوين قانوني من دونها.
audit-repair =
    { $confidence ->
        [certain] لا تكون بقية التدوين قانونية إلا مع «{ $repair }».
        [likely] الأرجح أن المقصود «{ $repair }»: فمعها تكون أنصاف النقلات التالية قانونية.
       *[one_of] لم يُفحص باقي المباراة: «{ $repair }» واحد من الاحتمالات، وعددها { $repairs }.
    }

## Short names of kinds

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = ملكان في الوسط يدلان على النتيجة
audit-kind-other-letters = نقلات بحروف لغة أخرى
audit-kind-not-pgn = ملف ليس PGN
audit-kind-open-after-end = لا نتيجة مع أن المباراة انتهت
audit-kind-bare-king-won = فوز بالملك وحده (قبل عام 2023)
audit-kind-mate-was-possible = تعادل لنقص القطع مع أن كش مات كان ممكناً
audit-kind-termination-contradicts = نهاية مذكورة خطأً
audit-kind-undecided = سؤال عن كش مات لم يُحسم
audit-kind-flag-with-time-left = خسارة بالوقت مع وقت باقٍ
audit-kind-overstep-unclaimed = تجاوز للوقت دون مطالبة
audit-kind-clock-negative = وقت سالب على الساعة
audit-kind-clock-gain = ساعة كسبت وقتاً أكثر مما ينبغي
audit-kind-period-missed = وقت فترة لم يُضف قط
audit-kind-ply-count = الوسم PlyCount خطأ
audit-kind-check-mark = علامة كش أو كش مات خاطئة
audit-kind-elo = تصنيف غير ممكن
audit-kind-date = تاريخ غير ممكن
audit-kind-pass = ترك الدور بدل النقل
audit-kind-no-start-position = وضعية بداية ناقصة أو لا يمكن قراءتها
audit-kind-results-differ = نتيجتان مختلفتان
audit-kind-perhaps-cannot-checkmate = خسارة لا يُذكر سببها، مع أن المنافس لم يكن بإمكانه تنفيذ كش مات
audit-kind-claim-threefold = تعادل بتكرار الوضعية ثلاث مرات كانت المطالبة به ممكنة
audit-kind-claim-fifty-moves = تعادل بموجب قاعدة الخمسين نقلة كانت المطالبة به ممكنة
audit-kind-damaged = تدوين تالف
audit-kind-move-missing = نصف نقلة ناقصة
audit-kind-move-doubled = نصف نقلة زائدة
audit-kind-moves-swapped = أنصاف نقلات بترتيب خطأ
audit-kind-moves-glued = أنصاف نقلات بلا مسافة بينها
audit-kind-moves-in-comment = أنصاف نقلات داخل تعليق غير مغلق
audit-kind-comment-among-moves = كلمات تعليق بين النقلات
audit-kind-other-letter = حرف قطعة واحد من لغة أخرى
audit-kind-move-misspelt = نقلة مكتوبة خطأ
audit-kind-numbers-skip = أرقام نقلات تتخطى نقلة
audit-kind-claim-threefold-written = تعادل بتكرار الوضعية ثلاث مرات كانت المطالبة به ممكنة بتدوين نقلة
audit-kind-claim-fifty-moves-written = تعادل بقاعدة الخمسين نقلة كانت المطالبة به ممكنة بتدوين نقلة
audit-finding-kind = { $finding } ⁦[{ $kind }]⁩
audit-finding-level =
    { $level ->
        [note] ملاحظة. { $sentence }
       *[other] { $sentence }
    }
audit-by-event = { $event }: { $games ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
       *[other] { $games } مباراة
    }، { $found ->
        [0] لا ملاحظات
        [one] ملاحظات في مباراة واحدة
        [two] ملاحظات في مباراتين
        [few] ملاحظات في { $found } مباريات
       *[other] ملاحظات في { $found } مباراة
    }
audit-html-title = فحص { $file }
audit-no-parquet = هذه النسخة من البرنامج لا تدعم Parquet. ثبّت نسخة تدعمها: `{ $command }`، أو استعمل ⁦--csv⁩.
audit-copied =
    { $count ->
        [one] كُتبت مباراة واحدة في { $file }.
        [two] كُتبت مباراتان في { $file }.
        [few] كُتبت { $count } مباريات في { $file }.
       *[other] كُتبت { $count } مباراة في { $file }.
    }
