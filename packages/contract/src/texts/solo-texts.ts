/** English texts of the ways to play alone beside the Quiz Zone; part of `en`. */
export const soloTexts = {
  'mode.dailyQuiz.text': 'Ten questions a day',
  'mode.trueFalse.text': 'Trust it, or not?',

  'daily.text': 'Ten questions, the same for everyone. One chance a day.',
  'daily.today': "Today's quiz",
  'daily.rules':
    '10 questions, each against the clock. It can be played once, then the next one comes at midnight.',
  'daily.start': 'Start',
  'daily.streak_one': '{{count}} day in a row',
  'daily.streak_other': '{{count}} days in a row',
  'daily.streak.progress': '{{days}} of {{goal}} days',
  'daily.streak.text': 'Play on {{goal}} days in a row and the badge “{{badge}}” is yours.',

  'play.none.elsewhere': 'There is nothing to play here yet. Have a look elsewhere.',
  'play.premium.title': 'This category is still locked',
  'play.premium.text': 'Unlock it with coins and it is yours for good.',
  'play.tomorrow': 'The next quiz comes tomorrow. See you then.',
} as const;
