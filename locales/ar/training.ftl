# التدريب: أسئلة من الحالات، وامتحان.

training-title = اختبار
training-what = مواقف من حالات الاختبار في Touchmove. الإجابة الصحيحة هي قرار البرنامج، مع مادته.
training-practice = تدريب
training-begin = ابدأ الامتحان
training-chapters = الفصول
training-all = كل الفصول
training-count =
    { $count ->
        [one] سؤال واحد
        [two] سؤالان
        [few] { $count } أسئلة
        [many] { $count } سؤالاً
       *[other] { $count } سؤال
    }
training-due = حان وقتها ({ $count })
training-random = عشوائياً
training-missed = أخطأت فيها آخر مرة ({ $count })
training-examination = امتحان
training-examination-what = عشرون سؤالاً، وتأتي الإجابات في النهاية. تحتاج إلى 80٪ للنجاح.
training-few = في هذا الاختيار أقل من عشرين سؤالاً.
training-number = رقم الامتحان
training-question = السؤال { $number } من { $of }
training-right = صحيح
training-wrong = خطأ
training-ruled = القرار
training-chosen = إجابتك
training-then = الرقعة بعد القرار
training-next = التالي
training-hand-in = تسليم
training-leave = إنهاء
training-mark = { $right } من { $of } صحيحة
training-passed = ناجح
training-failed = لم ينجح
training-pass = تحتاج إلى 80٪ للنجاح.
training-wrong-ones = إجاباتك الخاطئة
training-none-wrong = كل إجاباتك صحيحة.
training-print = طباعة
training-again = من البداية
training-rest = حتى الآن { $right } من { $of } صحيحة
training-kept = يُحفظ تقدمك على هذا الجهاز فقط. ما أصبت فيه يعود بعد 1 و3 و7 و14 و30 يوماً، وما أخطأت فيه يعود فوراً.
training-case = عرض الحالة
training-board = الرقعة حين يُستدعى الحكم
training-person = الاسم
training-date = التاريخ
training-unanswered = بلا إجابة
training-done = انتهى التمرين
training-answers = الإجابات
training-story = ما حدث
