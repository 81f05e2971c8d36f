# A game looked through: moves, incidents, clock times, and what can be taken away.

review-start = البداية
review-steps = استعراض المباراة
review-place = الموضع في المباراة
review-at = { $at } من { $last }
review-first = إلى البداية
review-back = خطوة إلى الوراء
review-on = خطوة إلى الأمام
review-last = إلى النهاية
review-incident = إلى القرار التالي
review-follow = متابعة
review-follows = تتابع المباراة
review-leave = إلى الرقعة
review-share = مشاركة
review-picture = صورة
review-pgn = PGN
review-fen = نسخ الوضعية
review-given = نص للنسخ
review-elsewhere = فتح في Lichess
review-saved = حُفظ
