# Reasons why a move is illegal. $player has the move, and $opponent is the other player.
# $piece is the kind of the moving piece and $from its square. $by are the pieces that attack
# or block, and $count their number.

illegal-empty-square = لا توجد قطعة على { $from }.
illegal-no-such-piece = ليس لدى { NAME($player) } { NAME($piece) } يستطيع أداء هذه النقلة.
illegal-opponents-piece = { NAME($piece, form: "the") } الذي على { $from } من قطع { NAME($opponent) }، وصاحب النقلة هو { NAME($player) }.
illegal-same-square = { NAME($piece, form: "the") } الذي على { $from } يبقى في مكانه، وهذه ليست نقلة.
illegal-spare-king = لدى { NAME($player) } عدة ملوك؛ والملك الذي يُعتد به هو الذي على { $king }، أما الذي على { $from } فلا يتحرك.
illegal-own-piece-there = لا يمكن نقل { NAME($piece, form: "the") } الذي على { $from } إلى مربع يشغله { NAME($role) } من قطع { NAME($player) } نفسه.
illegal-captures-king = { NAME($piece, form: "the") } الذي على { $from } سيأسر ملك { NAME($opponent) }، والملك لا يؤسر أبداً.
illegal-not-its-way =
    { $piece ->
        [bishop] الفيل الذي على { $from } لا يتحرك إلا عبر قطريه.
        [rook] الرخ الذي على { $from } لا يتحرك إلا عبر عموده أو صفه.
        [queen] الوزير الذي على { $from } لا يتحرك إلا عبر عموده أو صفه أو قطريه.
        [knight] الحصان الذي على { $from } لا يتحرك إلا مربعين عبر عمود أو صف ثم مربعاً واحداً إلى الجانب.
        [king] الملك الذي على { $from } لا يتحرك إلا إلى مربع مجاور، ما لم يكن ذلك تبييتاً.
       *[pawn] البيدق الذي على { $from } لا يتحرك إلا إلى الأمام مباشرة، أو مربعاً واحداً قطرياً إلى الأمام عند الأسر.
    }
illegal-path-blocked = طريق { NAME($piece, form: "the") } الذي على { $from } يسدّه { NAME($role, form: "the") } الذي على { $square }.
illegal-pawn-backwards = البيدق الذي على { $from } سيرجع إلى الخلف، والبيادق لا تتحرك إلا إلى الأمام.
illegal-pawn-blocked = طريق البيدق الذي على { $from } يسدّه { NAME($role, form: "the") } الذي على { $square }.
illegal-pawn-not-on-first-square = البيدق الذي على { $from } ليس على مربعه الأصلي، فلا يمكنه التقدم مربعين.
illegal-pawn-captures-nothing = البيدق الذي على { $from } لا يتحرك قطرياً إلا للأسر، ولا يوجد هناك ما يأسره.
illegal-en-passant-too-late = لا يمكن للبيدق الذي على { $from } أن يأسر بالمرور البيدق الذي على { $square }، لأن ذلك البيدق لم يتقدم مربعين في النقلة الأخيرة.
illegal-promotion-missing = البيدق الذي على { $from } يصل إلى الصف الأخير، لكن النقلة لا تذكر القطعة الجديدة.
illegal-promotion-to = يمكن ترقية البيدق الذي على { $from } إلى وزير أو رخ أو فيل أو حصان، ولا يمكن ترقيته إلى { NAME($role) }.
illegal-no-promotion = لا يمكن أن يتحول { NAME($piece, form: "the") } الذي على { $from } إلى { NAME($role) }، لأن الترقية لا تكون إلا لبيدق يصل إلى الصف الأخير.
illegal-king-left-in-check = سيبقى ملك { NAME($player) } الذي على { $king } في حالة كش من { PIECES($by, form: "the") }.
illegal-king-exposed = تحريك { NAME($piece, form: "the") } الذي على { $from } يعرّض ملك { NAME($player) } على { $king } لكش من { PIECES($by, form: "the") }.
illegal-king-moves-into-check = الملك الذي على { $from } سينتقل إلى مربع يهاجمه { PIECES($by, form: "the") }.
illegal-castling-right-lost = فقد { NAME($player) } حق { NAME($wing, form: "castling") }.
illegal-castling-no-rook = لا يوجد { NAME($player, form: "to") } رخ يبيّت معه في { NAME($wing) }.
illegal-castling-blocked = لا يمكن { NAME($player, form: "to") } التبييت، لأن الطريق يسدّه { PIECES($by, form: "the") }.
illegal-castling-in-check = لا يمكن { NAME($player, form: "to") } التبييت ما دام ملكه في حالة كش من { PIECES($by, form: "the") }.
illegal-castling-through-check = لا يمكن { NAME($player, form: "to") } التبييت، لأن الملك سيعبر المربع { $square } الذي يهاجمه { PIECES($by, form: "the") }.
illegal-castling-into-check = لا يمكن { NAME($player, form: "to") } التبييت، لأن الملك سيصل إلى مربع يهاجمه { PIECES($by, form: "the") }.
