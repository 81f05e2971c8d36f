# Problems of a position. $player is the player concerned, $by the pieces concerned.

problem-no-king = ليس { NAME($player, form: "to") } ملك.
problem-several-kings = لدى { NAME($player) } أكثر من ملك.
problem-pawns-on-end-rank = توجد بيادق على الصف الأول أو الأخير: { PIECES($by, form: "the") }.
problem-king-can-be-captured = { NAME($opponent) } هو صاحب النقلة، ويمكن لقطعه أن تأسر الملك الذي على { $square }، وهي: { PIECES($by, form: "the") }.
problem-impossible-castling = تسمح الوضعية بالتبييت للقطع الآتية، مع أن التبييت من هناك غير ممكن: { PIECES($by, form: "the") }.
problem-unfounded-castling = حرف التبييت { $letter } خاطئ: ملك { NAME($player) } ورخه ليسا في مكانيهما.
problem-impossible-en-passant = مربع الأسر بالمرور { $square } مستحيل: لا يمكن أن يكون بيدق قد عبره للتو.
problem-too-many-pieces = لدى { NAME($player) } أكثر من ست عشرة قطعة.
problem-too-many-pawns = لدى { NAME($player) } أكثر من ثمانية بيادق.
problem-too-many-promoted = القطع المرقّاة لدى { NAME($player) } أكثر من بيادقه الناقصة.
problem-impossible-check = لا يمكن أن تكون نقلة واحدة قد أعطت الكش الذي تعطيه هذه القطع: { PIECES($by, form: "the") }.
