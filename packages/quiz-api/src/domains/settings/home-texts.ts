/** English texts of the landing page (get_web_home_settings); other languages have a file of the same keys. */
export const homeTexts = {
  slide1_title: 'Know it? Prove it.',
  slide1_description:
    'Play through levels in the subjects you love, and learn the story behind every answer.',
  slide2_title: 'One question, two players',
  slide2_description:
    'Meet a live opponent in seconds. Ten questions, the same for both: the quicker mind wins.',
  slide3_title: 'Bring your friends',
  slide3_description: 'Open a room, share its code, and find out who really knows the most at your table.',
  section1_heading: 'How it works',
  section1_title1: 'Pick a subject',
  section1_title2: 'Answer against the clock',
  section1_title3: 'Climb the ranks',
  section1_desc1: 'Choose a category, then a level: the first one is open to everyone.',
  section1_desc2: 'Each question has its own timer, and lifelines help when you are stuck.',
  section1_desc3: 'Won quizzes pay coins and points, open the next level and move you up the boards.',
  section2_heading: 'Ways to play',
  section2_title1: 'Quiz Zone',
  section2_title2: '1 v/s 1 Battle',
  section2_title3: 'Group Battle',
  section2_title4: 'Daily Quiz',
  section2_desc1: 'Level by level through every category, with explanations along the way.',
  section2_desc2: 'A random opponent, a stake of coins, and ten questions to settle it.',
  section2_desc3: 'Two to four friends in one room, everyone on the same question.',
  section2_desc4: 'One fresh set each day. Come back every day to keep your streak.',
  section3_heading: 'Why players stay',
  section3_title1: 'You learn as you play',
  section3_title2: 'Fair by design',
  section3_title3: 'Badges worth having',
  section3_title4: 'Play anywhere',
  section3_desc1: 'The right answer comes with a short explanation, right when you want to know it.',
  section3_desc2: 'Answers and clocks stay on the server, so nobody can peek or cheat the time.',
  section3_desc3: 'Fifteen badges for speed, streaks and sheer knowledge, each with a reward.',
  section3_desc4: 'On a phone, a tablet or a desktop, in light or dark: your game goes with you.',
} as const;

export type HomeTexts = Readonly<Record<keyof typeof homeTexts, string>>;
