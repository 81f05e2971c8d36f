# The trainer: questions from the cases, and an examination.

training-title = Quiz
training-what = Situations from Touchmove’s test cases. The software’s ruling, with its article, is the right answer.
training-practice = Practice
training-begin = Begin the examination
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
training-examination-what = Twenty questions; the answers come at the end. You need 80 % to pass.
training-few = This selection has fewer than twenty questions.
training-number = Examination number
training-question = Question { $number } of { $of }
training-right = Right
training-wrong = Wrong
training-ruled = The ruling
training-chosen = You answered
training-then = The board after the ruling
training-next = Next
training-hand-in = Hand in
training-leave = End
training-mark = { $right } of { $of } right
training-passed = Passed
training-failed = Not passed
training-pass = You need 80 % to pass.
training-wrong-ones = Your wrong answers
training-none-wrong = All your answers were right.
training-print = Print
training-again = Start again
training-rest = { $right } of { $of } right so far
training-kept = Your progress is saved on this device only. Questions that you answer right come back after 1, 3, 7, 14 and 30 days, the others at once.
training-case = Show the case
training-board = The board when the arbiter is called
training-person = Name
training-date = Date
training-unanswered = Not answered
training-done = Practice finished
training-answers = Answers
training-story = What happened
