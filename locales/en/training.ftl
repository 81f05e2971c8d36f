# The trainer: questions from the cases, an examination.

training-title = What would you rule?
training-what = Situations from the cases that Touchmove is tested with. The right answer is what the software rules, with its article.
training-chapters = Chapters
training-all = All chapters
training-count =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
training-due = Due now ({ $count })
training-random = At random
training-missed = Wrong last time ({ $count })
training-examination = Examination
training-examination-what = Twenty questions, no answers until the end. 80 % is a pass.
training-few = There are fewer than twenty questions here.
training-number = Examination number
training-question = Question { $number } of { $of }
training-right = Right
training-wrong = Wrong
training-ruled = This is ruled
training-chosen = You answered
training-then = The board after the ruling
training-why = Why
training-next = Next
training-hand-in = Hand in
training-leave = End
training-mark = { $right } of { $of } right: { $percent } %
training-passed = Passed
training-failed = Not passed
training-pass = 80 % is needed to pass.
training-wrong-ones = What was wrong
training-none-wrong = Every answer was right.
training-print = Print
training-again = Start again
training-rest = { $right } of { $of } right so far
training-kept = Your progress is kept on this device only. What you get right comes back after 1, 3, 7, 14 and 30 days, what you get wrong at once.
training-case = The case
training-board = The board when the arbiter is asked
training-clocks = White’s clock { $white }, Black’s { $black }
training-person = Name
training-date = Date
training-unanswered = Not answered
training-done = Practice finished
training-answers = Answers
training-story = What has happened
