# Answers to the question whether a player can still checkmate, with reasons. $player is that
# player, $opponent the other player, $by are the player's pieces concerned, and $n is a number
# of moves or positions.

mate-line =
    { $n ->
        [one] لا يزال بإمكان { NAME($player) } تنفيذ كش مات: تكفي نقلة واحدة إذا تعاون الطرفان.
        [two] لا يزال بإمكان { NAME($player) } تنفيذ كش مات: تكفي نقلتان إذا تعاون الطرفان.
        [few] لا يزال بإمكان { NAME($player) } تنفيذ كش مات: تكفي { $n } نقلات إذا تعاون الطرفان.
       *[other] لا يزال بإمكان { NAME($player) } تنفيذ كش مات: تكفي { $n } نقلة إذا تعاون الطرفان.
    }
mate-given = نفّذ { NAME($player) } كش مات.
mate-no-king = ليس { NAME($opponent, form: "to") } ملك، فلا كش مات.
mate-bare-king = ليس لدى { NAME($player) } سوى الملك، والملك لا يعطي كشاً أبداً.
mate-knight-against-queens = ليس لدى { NAME($player) } سوى الملك و{ PIECES($by, form: "the") }، وليس لدى { NAME($opponent) } إلى جانب الملك سوى وزراء: وفي هذه الحالة لا يستطيع حصان واحد تنفيذ كش مات أبداً.
mate-bishops-of-one-color = ليس لدى { NAME($player) } إلى جانب الملك سوى أفيال على مربعات من لون واحد، وليس لدى { NAME($opponent) } حصان ولا بيدق ولا فيل على مربعات اللون الآخر: وفي هذه الحالة لا تستطيع الأفيال تنفيذ كش مات أبداً.
mate-walls = لا تستطيع أي قطعة أن تصل أبداً إلى مربع يحتاج إليه { NAME($player) } لكش مات.
mate-bishops-anywhere = أينما كانت الأفيال، لا يمكن { NAME($player, form: "to") } تنفيذ كش مات: فُحصت أوضاع القطع الأخرى، وعددها { $n }.
mate-exhausted =
    { $n ->
        [one] لا يمكن { NAME($player, form: "to") } تنفيذ كش مات: لا توجد نقلة تؤدي من هنا إلى وضعية أخرى.
        [two] لا يمكن { NAME($player, form: "to") } تنفيذ كش مات: فُحصت الوضعيتان اللتان يمكن الوصول إليهما.
       *[other] لا يمكن { NAME($player, form: "to") } تنفيذ كش مات: فُحصت كل الوضعيات التي يمكن الوصول إليها، وعددها { $n }.
    }
mate-undecided =
    { $n ->
        [one] لم يُحسم ما إذا كان لا يزال بإمكان { NAME($player) } تنفيذ كش مات: فُحصت وضعية واحدة.
        [two] لم يُحسم ما إذا كان لا يزال بإمكان { NAME($player) } تنفيذ كش مات: فُحصت وضعيتان.
        [few] لم يُحسم ما إذا كان لا يزال بإمكان { NAME($player) } تنفيذ كش مات: فُحصت { $n } وضعيات.
       *[other] لم يُحسم ما إذا كان لا يزال بإمكان { NAME($player) } تنفيذ كش مات: فُحصت { $n } وضعية.
    }
