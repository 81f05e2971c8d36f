# نتائج عن صيغة النص (audit --strict). $right صيغة معيار PGN.

audit-under-pgn = { $sentence } ⁦(PGN { $paragraph })⁩

audit-pgn-move-number-form =
    { $right ->
        [unknown] تتبع رقمَ نقلة الأبيض نقطة واحدة، ورقمَ نقلة الأسود ثلاث نقاط.
        [none] تتبع رقمَ نقلة الأبيض نقطة واحدة، ورقمَ نقلة الأسود ثلاث نقاط.
       *[other] ينبغي أن تُكتب «⁦{ $found }⁩» هكذا: «⁦{ $right }⁩». تتبع رقمَ نقلة الأبيض نقطة واحدة، ورقمَ نقلة الأسود ثلاث نقاط.
    }
audit-pgn-result-form =
    { $right ->
        [unknown] ينبغي أن تكون النتيجة بعد النقلات ⁦1-0⁩ أو ⁦0-1⁩ أو ⁦1/2-1/2⁩ أو ⁦*⁩.
        [none] النتيجة بعد النقلات هي «⁦{ $found }⁩». ينبغي أن تكون ⁦1-0⁩ أو ⁦0-1⁩ أو ⁦1/2-1/2⁩ أو ⁦*⁩.
       *[other] النتيجة بعد النقلات هي «⁦{ $found }⁩». ينبغي أن تكون ⁦{ $right }⁩.
    }
audit-pgn-glyph-form = ينبغي أن تكون علامة التقييم رقماً من ⁦$0⁩ إلى ⁦$255⁩ أو إحدى العلامات ⁦! ? !! !? ?! ??⁩ بعد النقلة مباشرة.
audit-pgn-comment-form = النص الذي بين النقلات وليس نقلة مكانه بين قوسين معقوفين.
audit-pgn-tag-name-form = ينبغي أن يبدأ اسم الوسم بحرف كبير وألا يحوي إلا حروفاً وأرقاماً والعلامة ⁦_⁩.
audit-pgn-tab-in-value = في قيمة الوسم علامة جدولة.
audit-pgn-control-character = في النص رمز تحكم.
audit-pgn-line-too-long = في سطر أكثر من 255 حرفاً.
audit-roster =
    { $count ->
        [one] الوسم { $tags } ناقص.
        [two] وسمان ناقصان: { $tags }.
       *[other] هذه الوسوم ناقصة: { $tags }.
    }
audit-round = قيمة الوسم Round هي «{ $value }». ينبغي أن تكون رقماً أو أرقاماً بينها نقاط.
audit-result-tag =
    { $right ->
        [unknown] قيمة الوسم Result هي «{ $value }». ينبغي أن تكون ⁦1-0⁩ أو ⁦0-1⁩ أو ⁦1/2-1/2⁩ أو ⁦*⁩.
       *[other] قيمة الوسم Result هي «{ $value }». ينبغي أن تكون ⁦{ $right }⁩.
    }
audit-eco = قيمة الوسم ECO هي «{ $value }». ينبغي أن تكون حرفاً من A إلى E ورقمين.
audit-time = قيمة الوسم { $tag } هي «{ $value }». ينبغي أن تكون وقتاً مثل ⁦14:30:00⁩.
audit-time-control =
    { $right ->
        [unknown] قيمة الوسم TimeControl هي «{ $value }». ينبغي أن تكون بالثواني، مثل ⁦900+10⁩.
       *[other] قيمة الوسم TimeControl هي «{ $value }». ينبغي أن تكون ⁦{ $right }⁩.
    }
audit-piece-letter = ينبغي أن تُكتب ⁦{ $number }{ $text }⁩ هكذا: ⁦{ $right }⁩. للقطعة حرف كبير وليس للبيدق حرف.
audit-move-form = ينبغي أن تُكتب ⁦{ $number }{ $text }⁩ هكذا: ⁦{ $right }⁩.
audit-disambiguation = ينبغي أن تُكتب ⁦{ $number }{ $text }⁩ هكذا: ⁦{ $right }⁩. عمود المغادرة أو صفها غير لازم أو ليس هو الذي يُكتب.
audit-check-unmarked = ينبغي أن تُكتب ⁦{ $number }{ $text }⁩ هكذا: ⁦{ $right }⁩، مع علامة كش أو كش مات.

## Short names of kinds

audit-kind-form = نص بصيغة غير صيغة معيار PGN
audit-kind-roster = وسوم ناقصة ينبغي أن تكون في كل مباراة
audit-kind-round = جولة ليست رقماً
audit-kind-result-tag = وسم Result بصيغة أخرى
audit-kind-eco = رمز ECO بصيغة أخرى
audit-kind-time = وقت بصيغة أخرى
audit-kind-time-control = نظام وقت بصيغة أخرى
audit-kind-piece-letter = حرف قطعة بصيغة أخرى
audit-kind-move-form = نقلة بصيغة أخرى
audit-kind-disambiguation = مربع مغادرة زائد
audit-kind-check-unmarked = علامة كش أو كش مات ناقصة

## Things that were not checked

audit-unchecked-no-times =
    { $count ->
        [one] مباراة واحدة بلا أوقات للساعة تُفحص.
        [two] مباراتان بلا أوقات للساعة تُفحص.
        [few] { $count } مباريات بلا أوقات للساعة تُفحص.
       *[other] { $count } مباراة بلا أوقات للساعة تُفحص.
    }
audit-unchecked-unreadable-times =
    { $count ->
        [one] في مباراة واحدة أوقات للساعة لا يمكن قراءتها. ولم تُفحص.
        [two] في مباراتين أوقات للساعة لا يمكن قراءتها. ولم تُفحص.
        [few] في { $count } مباريات أوقات للساعة لا يمكن قراءتها. ولم تُفحص.
       *[other] في { $count } مباراة أوقات للساعة لا يمكن قراءتها. ولم تُفحص.
    }
audit-unchecked-no-time-control =
    { $count ->
        [one] في مباراة واحدة أوقات للساعة بلا نظام وقت. ولم تُفحص ساعتاها إلا جزئياً.
        [two] في مباراتين أوقات للساعة بلا نظام وقت. ولم تُفحص ساعاتهما إلا جزئياً.
        [few] في { $count } مباريات أوقات للساعة بلا نظام وقت. ولم تُفحص ساعاتها إلا جزئياً.
       *[other] في { $count } مباراة أوقات للساعة بلا نظام وقت. ولم تُفحص ساعاتها إلا جزئياً.
    }
audit-unchecked-unreadable-time-control =
    { $count ->
        [one] نظام الوقت في مباراة واحدة غير مفهوم: { $controls }. ولم تُفحص ساعتاها إلا جزئياً.
        [two] نظام الوقت في مباراتين غير مفهوم: { $controls }. ولم تُفحص ساعاتهما إلا جزئياً.
        [few] نظام الوقت في { $count } مباريات غير مفهوم: { $controls }. ولم تُفحص ساعاتها إلا جزئياً.
       *[other] نظام الوقت في { $count } مباراة غير مفهوم: { $controls }. ولم تُفحص ساعاتها إلا جزئياً.
    }
audit-unchecked-first-moves-missing =
    { $count ->
        [one] مباراة واحدة فيها أوقات للساعة لا تبدأ بالنقلة الأولى. ولم تُفحص ساعتاها إلا جزئياً.
        [two] مباراتان فيهما أوقات للساعة لا تبدآن بالنقلة الأولى. ولم تُفحص ساعاتهما إلا جزئياً.
        [few] { $count } مباريات فيها أوقات للساعة لا تبدأ بالنقلة الأولى. ولم تُفحص ساعاتها إلا جزئياً.
       *[other] { $count } مباراة فيها أوقات للساعة لا تبدأ بالنقلة الأولى. ولم تُفحص ساعاتها إلا جزئياً.
    }
audit-unchecked-variants =
    { $count ->
        [one] لم تُفحص مباراة واحدة، لأن قواعد { $variants } مختلفة.
        [two] لم تُفحص مباراتان بقواعد أخرى: { $variants }.
        [few] لم تُفحص { $count } مباريات بقواعد أخرى: { $variants }.
       *[other] لم تُفحص { $count } مباراة بقواعد أخرى: { $variants }.
    }
audit-guessed-encoding =
    { $count ->
        [one] في مباراة واحدة بايتات ليست UTF-8. وقد قُرئت على أنها Windows-1252.
        [two] في مباراتين بايتات ليست UTF-8. وقد قُرئت على أنها Windows-1252.
        [few] في { $count } مباريات بايتات ليست UTF-8. وقد قُرئت على أنها Windows-1252.
       *[other] في { $count } مباراة بايتات ليست UTF-8. وقد قُرئت على أنها Windows-1252.
    }

## Notes that many games of a file have in common

audit-together-impossible-start =
    { $count ->
        [two] مباراتان تبدآن من وضعيتين لا تؤدي إليهما أي مباراة (الوسم FEN). الأولى: { $reason }
        [few] { $count } مباريات تبدأ من وضعيات لا تؤدي إليها أي مباراة (الوسم FEN). الأولى: { $reason }
       *[other] { $count } مباراة تبدأ من وضعيات لا تؤدي إليها أي مباراة (الوسم FEN). الأولى: { $reason }
    }
audit-together-double-chess960 =
    { $count ->
        [two] مباراتان تبدآن من وضعيات Chess960 المزدوج، وفيها يختلف الصفان الأولان للاعبَين.
        [few] { $count } مباريات تبدأ من وضعيات Chess960 المزدوج، وفيها يختلف الصفان الأولان للاعبَين.
       *[other] { $count } مباراة تبدأ من وضعيات Chess960 المزدوج، وفيها يختلف الصفان الأولان للاعبَين.
    }
audit-together-other-game =
    { $count ->
        [two] لم تُفحص مباراتان: قواعد { $variant } مختلفة.
        [few] لم تُفحص { $count } مباريات: قواعد { $variant } مختلفة.
       *[other] لم تُفحص { $count } مباراة: قواعد { $variant } مختلفة.
    }
audit-together-undecided =
    { $count ->
        [two] في مباراتين أسئلة عن كش مات لم تُحسم.
        [few] في { $count } مباريات أسئلة عن كش مات لم تُحسم.
       *[other] في { $count } مباراة أسئلة عن كش مات لم تُحسم.
    }
audit-together-slip =
    { $count ->
        [two] في مباراتين: { $sentence }
        [few] في { $count } مباريات: { $sentence }
       *[other] في { $count } مباراة: { $sentence }
    }

## Labels of the HTML report

audit-html-levels = المستوى
audit-html-all = الكل
audit-html-warning = تحذير أو خطأ
audit-html-error = خطأ
audit-html-kinds = النوع
audit-html-order = الترتيب
audit-html-place = حسب الموضع
audit-html-level = حسب المستوى
audit-html-kind = حسب النوع
audit-html-text = نص
