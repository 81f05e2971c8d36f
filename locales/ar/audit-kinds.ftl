# Kinds of findings, and what the newer ones say.

## What a finding says

audit-other-letters = «{ $text }» ليست مكتوبة بالحروف الإنجليزية. وكل النقلات قانونية إذا قُرئت هكذا: { $notations }. والأمر «⁦touchmove convert⁩» يكتبها بالإنجليزية؛ ولم تُفحص المباراة.
audit-not-pgn =
    { $texts ->
        [one] هذا ليس PGN: لم يُعثر فيه على وسوم ولا على نقلات.
       *[other] هذا ليس PGN: لم يُعثر فيه على وسوم ولا على نقلات، وعدد قطع النص الأخرى فيه { $texts }.
    }
audit-open-after-end =
    { $end ->
        [checkmate] انتهت المباراة بكش مات
        [stalemate] انتهت المباراة بخناق الملك
        [dead_position] انتهت المباراة بوضعية لا يمكن فيها لأي من اللاعبين تنفيذ كش مات
        [fivefold_repetition] انتهت المباراة بظهور وضعية للمرة الخامسة
       *[seventy_five_moves] انتهت المباراة بعد 75 نقلة لكل لاعب دون أسر ودون تحريك بيدق
    }: النتيجة هي { $expected }، لكن التسجيل يتركها مفتوحة.
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
        [one] تعذر الحسم في سؤال واحد عن كش مات في هذه المباراة.
       *[other] تعذر الحسم في أسئلة عن كش مات في هذه المباراة، وعددها { $questions }.
    }
audit-flag-with-time-left = يذكر التسجيل «{ $text }»، لكن { NAME($player) } كان قد نقل للتو، وبقي له { $left }.
audit-overstep-unclaimed = تجاوز { NAME($player) } الوقت بمقدار { $over }، واستمر اللعب.
audit-clock-negative = ساعة { NAME($player) } تُظهر أقل من الصفر: ⁦-{ $shown }⁩.
audit-clock-gain = كسبت ساعة { NAME($player) } مع هذه النقلة { $gained }، ونظام الوقت يعطي { $given }.
audit-period-missed = خسر { NAME($player) } بالوقت بعد { $moves } نقلة، ولم تحصل ساعته قط على وقت الفترة التالية، { $missing }.
audit-ply-count = الوسم PlyCount هو { $said }، لكن عدد أنصاف النقلات { NUMBER($counted, useGrouping: 0) }.
audit-check-mark = ينبغي أن تُكتب ⁦{ $number }{ $text }⁩ هكذا: ⁦{ $right }⁩، فالرمز خطأ.
audit-elo = الوسم { $tag } هو «{ $value }»، وليس ذلك تصنيفاً.
audit-date = الوسم { $tag } هو «{ $value }»، وليس ذلك تاريخاً.

## Kinds in a few words

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = ملكان في الوسط يدلان على النتيجة
audit-kind-other-letters = نقلات بحروف لغة أخرى
audit-kind-not-pgn = ملف ليس PGN
audit-kind-open-after-end = نتيجة مفتوحة مع أن المباراة انتهت
audit-kind-bare-king-won = فوز بالملك وحده (قبل عام 2023)
audit-kind-mate-was-possible = تعادل لنقص القطع مع أن كش مات كان ممكناً
audit-kind-termination-contradicts = نهاية مذكورة بالكلام وليست كذلك
audit-kind-undecided = سؤال عن كش مات تعذر الحسم فيه
audit-kind-flag-with-time-left = خسارة بالوقت مع وقت باقٍ
audit-kind-overstep-unclaimed = تجاوز للوقت مع استمرار اللعب
audit-kind-clock-negative = ساعة تُظهر أقل من الصفر
audit-kind-clock-gain = ساعة كسبت أكثر مما يعطيه نظام الوقت
audit-kind-period-missed = وقت فترة لم يُضف قط
audit-kind-ply-count = الوسم PlyCount خطأ
audit-kind-check-mark = رمز خطأ للكش أو كش مات
audit-kind-elo = تصنيف ليس لأحد
audit-kind-date = تاريخ غير موجود
audit-kind-pass = ترك الدور بدل النقل
audit-kind-no-start-position = وضعية بداية ناقصة أو لا يمكن قراءتها
audit-kind-results-differ = نتيجتان مختلفتان
audit-kind-perhaps-cannot-checkmate = ربما تعادل: خسارة لا يُذكر سببها مع أن المنافس لم يكن بإمكانه تنفيذ كش مات
audit-kind-claim-threefold = تعادل بتكرار الوضعية ثلاث مرات كانت المطالبة به ممكنة
audit-kind-claim-fifty-moves = تعادل بقاعدة الخمسين نقلة كانت المطالبة به ممكنة
audit-finding-kind = { $finding } ⁦[{ $kind }]⁩
audit-finding-level =
    { $level ->
        [note] ملاحظة. { $sentence }
       *[other] { $sentence }
    }
audit-by-event = { $event }: عدد المباريات { $games }، { $found ->
        [0] ولم يُعثر على شيء
       *[other] وعدد ما فيه ملاحظات منها { $found }
    }
audit-html-title = ما يقوله القانون في { $file }
audit-no-parquet = بُني هذا البرنامج touchmove من دون Parquet: `{ $command }`، أو استعمل ‎--csv.
audit-copied = كُتبت مباريات في { $file }، وعددها { $count }.
