# What is wrong with a position. $player is the player concerned, $by the
# pieces concerned.

problem-no-king = لا يوجد { NAME($player, form: "to") } ملك.
problem-several-kings = يوجد { NAME($player, form: "to") } أكثر من ملك.
problem-pawns-on-end-rank = توجد بيادق على الصف الأول أو الأخير: { PIECES($by, form: "the") }.
problem-king-can-be-captured = { NAME($opponent) } هو صاحب النقلة، ويمكن لقطعه أن تأسر الملك الذي على { $square }، وهي: { PIECES($by, form: "the") }.
problem-impossible-castling = تسمح الوضعية بالتبييت بالقطع الآتية، مع أن التبييت من هناك غير ممكن: { PIECES($by, form: "the") }.
problem-unfounded-castling = الحرف { $letter } يدّعي حق تبييت غير ممكن: الملك والرخ ليسا في مكانيهما { NAME($player, form: "to") }.
problem-impossible-en-passant = تفيد الوضعية أن بيدقاً قد عبر للتو المربع { $square }، وهذا مستحيل.
problem-too-many-pieces = يوجد { NAME($player, form: "to") } أكثر من ست عشرة قطعة.
problem-too-many-pawns = يوجد { NAME($player, form: "to") } أكثر من ثمانية بيادق.
problem-too-many-promoted = عدد القطع المرقاة لدى { NAME($player) } أكبر من عدد بيادقه الناقصة.
problem-impossible-check = لا يمكن أن تكون نقلة واحدة قد أعطت الكش الذي تعطيه هذه القطع: { PIECES($by, form: "the") }.
