/** English texts of the ways to play alone beside the Quiz Zone; part of `en`. */
export const soloTexts = {
  'mode.dailyQuiz.text': 'Ten questions a day',
  'mode.trueFalse.text': 'Trust it, or not?',
  'mode.funAndLearn.text': 'Read first, then answer',
  'mode.guessTheWord.text': 'Spell it from its letters',
  'mode.math.text': 'Numbers, shapes, formulas',
  'mode.multiMatch.text': 'More than one is right',

  'daily.text': 'Ten questions, the same for everyone. One chance a day.',
  'daily.today': "Today's quiz",
  'daily.rules':
    '10 questions, each against the clock. It can be played once, then the next one comes at midnight.',
  'daily.start': 'Start',
  'daily.streak_one': '{{count}} day in a row',
  'daily.streak_other': '{{count}} days in a row',
  'daily.streak.progress': '{{days}} of {{goal}} days',
  'daily.streak.text': 'Play on {{goal}} days in a row and the badge “{{badge}}” is yours.',

  'word.text': 'Read the clue, put the letters in their places. Hints cost coins.',
  'word.letters': 'Letters',
  'word.gap': 'gap',
  'word.spelled': 'Your word: {{letters}}',
  'word.back': 'Back',
  'word.hint': 'Hint ({{count}})',
  'word.hint.none': 'There are no more hints for this word.',
  'word.hint.shown': 'Letter {{place}} is {{letter}}.',

  'multi.text': 'Find all right answers, or put them in order. Win a level, open the next one.',
  'multi.select': 'Choose every right answer, then submit.',
  'sequence.hint': 'Put them in order: drag them, or use the arrows.',
  'sequence.up': 'Move up: {{text}}',
  'sequence.down': 'Move down: {{text}}',
  'sequence.moved': '{{text}}: place {{place}} of {{total}}',
  'sequence.rightOrder': 'Right order:',

  'maths.text': 'From quick sums to derivatives. Choose a field and calculate.',

  'learn.text': 'Read a text in peace, then show what you remember.',
  'learn.choose': 'Choose a text',
  'learn.all': 'All texts',
  'learn.start': "Let's start",
  'learn.document': 'Open the document',

  'question.save': 'Save',
  'question.saved': 'Saved',
  'question.report': 'Report',
  'question.report.title': 'What is wrong with this question?',
  'question.report.label': 'Your reason',
  'question.report.send': 'Send the report',

  'play.submit': 'Submit',
  'play.none.elsewhere': 'There is nothing to play here yet. Have a look elsewhere.',
  'play.premium.title': 'This category is still locked',
  'play.premium.text': 'Unlock it with coins and it is yours for good.',
  'play.tomorrow': 'The next quiz comes tomorrow. See you then.',
} as const;
