# The review of a game: moves, incidents, clock times, exports.

review-start = البداية
review-steps = نقلات المباراة
review-place = الموضع في المباراة
review-at = { $at } من { $last }
review-first = إلى البداية
review-back = النقلة السابقة
review-on = النقلة التالية
review-last = إلى النهاية
review-incident = القرار التالي
review-follow = متابعة مباشرة
review-follows = متابعة مباشرة الآن
review-leave = إلى الرقعة
review-share = مشاركة
review-picture = صورة
review-pgn = PGN
review-fen = نسخ الوضعية
review-given = نص للنسخ
review-elsewhere = فتح في Lichess
review-saved = حُفظ
