# What an audit of game records finds. Each sentence stands after the place of
# the finding and the game's name, and is followed by the article. Around what
# is written in Latin letters or signs stand the marks U+2066 and U+2069: it
# runs from left to right. So do a move and its number.

## The text of the file

audit-pgn-text-outside-game = هذا النص ليس وسماً ولا نقلة، وقد أُهمل.
audit-pgn-tag-without-name = أُهمل وسم بلا اسم.
audit-pgn-tag-without-value = أُهمل وسم بلا قيمة.
audit-pgn-value-not-quoted = قيمة الوسم ليست بين علامتي اقتباس؛ وقد أُخذت كما هي.
audit-pgn-quote-not-escaped = في قيمة الوسم علامة اقتباس ليست قبلها شرطة مائلة عكسية.
audit-pgn-backslash-not-escaped = تنتهي قيمة الوسم بشرطة مائلة عكسية واحدة؛ وينبغي أن تُضاعف.
audit-pgn-line-break-in-value = تستمر قيمة الوسم في السطر التالي؛ ومكانها سطر واحد.
audit-pgn-value-not-closed = ليست لقيمة الوسم علامة اقتباس خاتمة؛ وقد أُخذت حتى نهاية السطر.
audit-pgn-text-in-tag = أُهمل النص الذي بعد قيمة الوسم.
audit-pgn-tag-not-closed = ليس للوسم قوس خاتم.
audit-pgn-tag-not-opened = ليس للوسم قوس فاتح.
audit-pgn-duplicate-tag = هذا الوسم مكتوب مرتين؛ وقد أُخذ الأول.
audit-pgn-tag-among-moves = يوجد وسم بين النقلات؛ ومكانه قبلها.
audit-pgn-comment-not-closed = التعليق غير مغلق؛ وقد قُرئ حتى أول سطر فارغ أو وسم يليه، وقد تكون فيه نقلات.
audit-pgn-unexpected-character = لا معنى هنا للعلامة «{ $character }»، وقد أُهملت.
audit-pgn-brackets-among-moves = أُهمل نص بين أقواس مربعة بين النقلات.
audit-pgn-variation-not-opened = ينتهي هنا تفريع لم يبدأ.
audit-pgn-variation-not-closed = يبدأ هنا تفريع ولا ينتهي؛ وقد عُدّت بقية النقلات جزءاً منه.
audit-pgn-variation-of-nothing = يبدأ هنا تفريع قبل وجود نقلة يمكن أن يحل محلها.
audit-pgn-variation-too-deep = التفريعات هنا متداخلة أكثر مما ينبغي؛ وقد أُهمل أعمقها.
audit-pgn-glyph-without-number = علامة تقييم بلا رقم بعد الرمز $.
audit-pgn-no-result = لا تنتهي النقلات بنتيجة.
audit-pgn-second-result = توجد هنا نتيجة ثانية؛ وقد أُخذت الأخيرة.
audit-pgn-moves-after-result = توجد نقلات بعد النتيجة؛ وقد عُدّت جزءاً من المباراة.
audit-pgn-result-differs = النتيجة التي بعد النقلات تختلف عن الوسم Result.
audit-pgn-set-up-differs = يتناقض الوسمان SetUp وFEN؛ وقد أُخذ FEN.
audit-pgn-move-number = رقم النقلة { NUMBER($found, useGrouping: 0) }، وينبغي أن يكون { NUMBER($expected, useGrouping: 0) }.

audit-unreadable-piece-or-file = «{ $text }» ليست نقلة: كان ينبغي أن يكون الحرف رقم { $column } رمز قطعة أو عموداً من a إلى h. ولم يُفحص باقي المباراة.
audit-unreadable-file = «{ $text }» ليست نقلة: كان ينبغي أن يكون الحرف رقم { $column } عموداً من a إلى h. ولم يُفحص باقي المباراة.
audit-unreadable-rank = «{ $text }» ليست نقلة: كان ينبغي أن يكون الحرف رقم { $column } صفاً من 1 إلى 8. ولم يُفحص باقي المباراة.
audit-unreadable-promotion = «{ $text }» ليست نقلة: كان ينبغي أن يدل الحرف رقم { $column } على وزير أو رخ أو فيل أو حصان. ولم يُفحص باقي المباراة.
audit-unreadable-castling = «{ $text }» ليست نقلة: يُكتب التبييت O-O أو O-O-O. ولم يُفحص باقي المباراة.
audit-unreadable-end = «{ $text }» ليست نقلة: لا يجوز أن يأتي ابتداءً من الحرف رقم { $column } سوى علامة مثل +. ولم يُفحص باقي المباراة.
audit-null-move =
    { $rest ->
        [examined] «{ $text }» تدل على نقلة لم تُؤدَّ، ولا يجوز لأي لاعب أن يترك دوره. وفُحص ما يليها كأن اللاعب ترك دوره.
       *[other] «{ $text }» تدل على نقلة لم تُؤدَّ، ولا يجوز لأي لاعب أن يترك دوره. ولم يُفحص باقي المباراة.
    }
audit-no-start-position = لا تبدأ المباراة بالوضعية المعتادة، والوسم FEN ناقص. ولم تُفحص المباراة.
audit-fen = ليس في الوسم FEN وضعية صحيحة: تعذرت قراءة { NAME($field) } عند الحرف { $column }. ولم تُفحص المباراة.
audit-no-play = لا يمكن اللعب من الوضعية التي في الوسم FEN؛ والأمر «⁦touchmove position⁩» يذكر السبب. ولم تُفحص المباراة.
# $reason: a sentence of cli.ftl on positions that cannot have arisen.
audit-impossible-start = لا تؤدي أي مباراة إلى وضعية البداية (الوسم FEN). { $reason }
audit-other-game = قواعد { $variant } مختلفة. ولم تُفحص المباراة.

## Moves

audit-ambiguous = ⁦{ $number }{ $text }⁩ يمكن أن تعني { $moves }. ولم يُفحص باقي المباراة.
audit-illegal-move =
    { $rest ->
        [nothing] ⁦{ $number }{ $text }⁩ غير قانونية. { $reasons }
        [put_right] ⁦{ $number }{ $text }⁩ غير قانونية. { $reasons } ويستمر التسجيل بعدها { $since ->
            [one] نصف نقلة واحداً
            [two] نصفي نقلة
            [few] { $since } أنصاف نقلات
           *[other] { $since } نصف نقلة
        }. وكان ينبغي أن تُعاد الوضعية التي سبقت النقلة غير القانونية فور اكتشافها.
        [stood_if_limited] ⁦{ $number }{ $text }⁩ غير قانونية. { $reasons } ويستمر التسجيل بعدها { $since ->
            [one] نصف نقلة واحداً
            [two] نصفي نقلة
            [few] { $since } أنصاف نقلات
           *[other] { $since } نصف نقلة
        }. في الشطرنج السريع أو الخاطف مع إشراف محدود تبقى النقلة متى أدى المنافس نقلته. وفي غير ذلك كان ينبغي أن تُعاد الوضعية التي سبقتها.
       *[not_examined] ⁦{ $number }{ $text }⁩ غير قانونية. { $reasons } ولم يُفحص باقي المباراة.
    }
audit-kings-in-centre =
    { $sign ->
        [agrees] «{ $text }» ليست نقلة: وضع الملكين على مربعات الوسط يدل الرقعة الإلكترونية على النتيجة، وهي هنا { $means }.
       *[differs] «{ $text }» ليست نقلة: وضع الملكين على مربعات الوسط يدل الرقعة الإلكترونية على النتيجة، وهي هنا { $means }. لكن التسجيل يذكر { $result }.
    }

## The end of the game

audit-played-on =
    { $end ->
        [checkmate] كانت ⁦{ $number }{ $text }⁩ كش مات وأنهت المباراة.
        [stalemate] بعد ⁦{ $number }{ $text }⁩ خُنق ملك { NAME($player) }، وكانت المباراة تعادلاً.
        [dead_position] بعد ⁦{ $number }{ $text }⁩ لم يعد ممكناً لأي من اللاعبين تنفيذ كش مات، وكانت المباراة تعادلاً.
        [fivefold_repetition] مع ⁦{ $number }{ $text }⁩ ظهرت الوضعية نفسها للمرة الخامسة، وكانت المباراة تعادلاً.
       *[seventy_five_moves] مع ⁦{ $number }{ $text }⁩ أدى كل من اللاعبين 75 نقلة دون أسر ودون تحريك بيدق، وكانت المباراة تعادلاً.
    } { $since ->
        [one] ويستمر التسجيل نصف نقلة آخر.
        [two] ويستمر التسجيل نصفي نقلة آخرين.
        [few] ويستمر التسجيل { $since } أنصاف نقلات أخرى.
       *[other] ويستمر التسجيل { $since } نصف نقلة أخرى.
    }
audit-ended-before =
    { $end ->
        [checkmate] وضعية البداية كش مات أصلاً
        [stalemate] ملك { NAME($player) } مخنوق في وضعية البداية أصلاً
        [dead_position] لا يستطيع أي من اللاعبين تنفيذ كش مات من وضعية البداية
        [fivefold_repetition] ظهرت وضعية البداية خمس مرات من قبل
       *[seventy_five_moves] أدى كل من اللاعبين قبل وضعية البداية 75 نقلة دون أسر ودون تحريك بيدق
    }، لكن التسجيل يستمر { $since ->
        [one] نصف نقلة واحداً.
        [two] نصفي نقلة.
        [few] { $since } أنصاف نقلات.
       *[other] { $since } نصف نقلة.
    }
audit-result-contradicts =
    { $end ->
        [checkmate] انتهت المباراة بكش مات
        [stalemate] انتهت المباراة بخناق الملك
        [dead_position] انتهت المباراة بوضعية لا يمكن فيها لأي من اللاعبين تنفيذ كش مات
        [fivefold_repetition] انتهت المباراة بظهور وضعية للمرة الخامسة
       *[seventy_five_moves] انتهت المباراة بعد 75 نقلة لكل لاعب دون أسر ودون تحريك بيدق
    }: النتيجة هي { $expected }، لكن التسجيل يذكر { $result }.
# $told quotes the record; $because says why the opponent cannot mate.
audit-lost-time-forfeit = يذكر التسجيل «{ $told }» والنتيجة { $result }. لكن { NAME($opponent) } لم يكن بإمكانه تنفيذ كش مات بأي سلسلة من النقلات القانونية، فالمباراة تعادل. { $because }
audit-lost-resignation = يذكر التسجيل «{ $told }» والنتيجة { $result }. لكن { NAME($opponent) } لم يكن بإمكانه تنفيذ كش مات بأي سلسلة من النقلات القانونية، فالمباراة تعادل. { $because }
audit-lost-not-told = ربما كانت تعادلاً: خسر { NAME($player) } دون كش مات، ولا يذكر التسجيل السبب. ولم يكن بإمكان { NAME($opponent) } تنفيذ كش مات بأي سلسلة من النقلات القانونية، فالاستسلام كان سيؤدي إلى تعادل. { $because }
audit-results-differ =
    يذكر الوسم Result { $tag }، والنتيجة التي بعد النقلات { $after }.{ $right ->
        [unknown] { "" }
       *[other] { " " }وبحسب النقلات فالصحيح { $right }.
    }

## Claims that were possible but not made

audit-claimable-threefold-appeared = كان بإمكان { NAME($player) } المطالبة بالتعادل ابتداءً من النقلة { $number } وقبل أدائها، لأن الوضعية كانت قد ظهرت ثلاث مرات.
audit-claimable-threefold-intended = عند النقلة { $number } كان بإمكان { NAME($player) } المطالبة بالتعادل بكتابة { $with }، لأن الوضعية كانت ستظهر للمرة الثالثة.
audit-claimable-fifty-moves-appeared = كان بإمكان { NAME($player) } المطالبة بالتعادل ابتداءً من النقلة { $number } وقبل أدائها، لأن كل لاعب كان قد أدى 50 نقلة دون أسر أو نقل بيدق.
audit-claimable-fifty-moves-intended = عند النقلة { $number } كان بإمكان { NAME($player) } المطالبة بالتعادل بكتابة { $with }، لأن كل لاعب كان سيُتم 50 نقلة دون أسر أو نقل بيدق.

## Frames for findings

# $sentence is one of the sentences above.
audit-again = { $sentence } وتكرر الأمر نفسه في هذه المباراة { $more ->
        [one] مرة أخرى.
        [two] مرتين أخريين.
        [few] { $more } مرات أخرى.
       *[other] { $more } مرة أخرى.
    }
audit-finding =
    { $date ->
        [unknown] { $place }: المباراة { NUMBER($game, useGrouping: 0) }، { $white } – { $black }. { $sentence }
       *[other] { $place }: المباراة { NUMBER($game, useGrouping: 0) }، { $white } – { $black }، { $date }. { $sentence }
    }
audit-finding-outside-games = { $place }: { $sentence }
audit-under = { $sentence } ({ NAME($edition) }، { $articles })

## The summary

audit-summary =
    { $games ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
       *[other] { $games } مباراة
    }، وعدد أنصاف النقلات { $plies }؛ { $found ->
        [0] لم يُعثر على شيء.
        [one] توجد ملاحظات في مباراة واحدة.
        [two] توجد ملاحظات في مباراتين.
        [few] توجد ملاحظات في { $found } مباريات.
       *[other] توجد ملاحظات في { $found } مباراة.
    }
audit-kind-unreadable = نص لا يمكن قراءته
audit-kind-illegal = نقلة غير قانونية
audit-kind-ambiguous = نقلة تحتمل أكثر من معنى
audit-kind-played-on = استمرار اللعب بعد النهاية
audit-kind-result = نتيجة تناقض نهاية المباراة أو تناقض نفسها
audit-kind-cannot-checkmate = خسارة مع أن المنافس لم يكن بإمكانه تنفيذ كش مات
audit-kind-claimable = تعادل كانت المطالبة به ممكنة
audit-kind-impossible-start = وضعية بداية مستحيلة
audit-kind-other-game = مباراة بقواعد أخرى
audit-slips =
    { $count ->
        [one] خطأ واحد في صيغة PGN لا ضرر منه؛ يعرضه ⁦--strict⁩.
        [two] خطآن في صيغة PGN لا ضرر منهما؛ يعرضهما ⁦--strict⁩.
        [few] { $count } أخطاء في صيغة PGN لا ضرر منها؛ يعرضها ⁦--strict⁩.
       *[other] { $count } خطأ في صيغة PGN لا ضرر منها؛ يعرضها ⁦--strict⁩.
    }
audit-remark-no-date =
    { $count ->
        [one] مباراة واحدة بلا تاريخ، وقد فُحصت وفق أحدث إصدار.
        [two] مباراتان بلا تاريخ، وقد فُحصتا وفق أحدث إصدار.
        [few] { $count } مباريات بلا تاريخ، وقد فُحصت وفق أحدث إصدار.
       *[other] { $count } مباراة بلا تاريخ، وقد فُحصت وفق أحدث إصدار.
    }
audit-remark-before-2009 =
    { $count ->
        [one] مباراة واحدة أقدم من { NAME($edition) }، وقد فُحصت وفقه مع ذلك.
        [two] مباراتان أقدم من { NAME($edition) }، وقد فُحصتا وفقه مع ذلك.
        [few] { $count } مباريات أقدم من { NAME($edition) }، وقد فُحصت وفقه مع ذلك.
       *[other] { $count } مباراة أقدم من { NAME($edition) }، وقد فُحصت وفقه مع ذلك.
    }
audit-remark-newer =
    { $count ->
        [one] مباراة واحدة حديثة قد يسري عليها إصدار أحدث من { NAME($edition) }.
        [two] مباراتان حديثتان قد يسري عليهما إصدار أحدث من { NAME($edition) }.
        [few] { $count } مباريات حديثة قد يسري عليها إصدار أحدث من { NAME($edition) }.
       *[other] { $count } مباراة حديثة قد يسري عليها إصدار أحدث من { NAME($edition) }.
    }
