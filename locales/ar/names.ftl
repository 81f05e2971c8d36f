# Names and numbers that sentences are made of. The forms of Arabic: a piece
# alone is indefinite, its form "the" has the article; the form "to" of a player
# is with the preposition that grows together with the article. Times stand in
# the accusative or genitive (دقيقتين): sentences ask for them only there.

## Players

white = الأبيض
    .to = للأبيض
black = الأسود
    .to = للأسود

# من يساعد لاعباً في النقلات أو الساعة أو ورقة التسجيل.
assistant_of_white = مساعد الأبيض
    .to = لمساعد الأبيض
assistant_of_black = مساعد الأسود
    .to = لمساعد الأسود

# قائد الفريق الذي يلعب له اللاعب.
captain_of_white = قائد فريق الأبيض
    .to = لقائد فريق الأبيض
captain_of_black = قائد فريق الأسود
    .to = لقائد فريق الأسود

## Pieces

pawn = بيدق
    .the = البيدق
knight = حصان
    .the = الحصان
bishop = فيل
    .the = الفيل
rook = رخ
    .the = الرخ
queen = وزير
    .the = الوزير
king = ملك
    .the = الملك

## Wings

kingside = جناح الملك
    .castling = التبييت القصير
queenside = جناح الوزير
    .castling = التبييت الطويل

## Lists
## $role has the form that the call of PIECES names.

piece-at = { $role } على { $square }
# For a square without a piece.
nothing-at = المربع { $square }
list-more = { $rest } و{ $next }
list-last = { $rest } و{ $last }

## Times

time-hours =
    { $n ->
        [one] ساعة واحدة
        [two] ساعتين
        [few] { $n } ساعات
       *[other] { $n } ساعة
    }
time-minutes =
    { $n ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $n } دقائق
       *[other] { $n } دقيقة
    }
time-seconds =
    { $n ->
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $n } ثوانٍ
       *[other] { $n } ثانية
    }
time-join = { $longer } و{ $shorter }

## Editions that have a name

casual = اللعب الودي
finnish-blitz-2008 = الشطرنج الخاطف الفنلندي 2008
fi-blitz = القواعد الفنلندية للشطرنج الخاطف
fide-2009-finland = FIDE 2009 في فنلندا

## Fields of a FEN

fen-placement = توزيع القطع
fen-turn = صاحب الدور
fen-castling = التبييت
fen-en-passant = الأسر بالمرور
fen-halfmoves = عدد أنصاف النقلات
fen-fullmoves = رقم النقلة
