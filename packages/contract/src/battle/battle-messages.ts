/** Quick texts of a battle: the key travels, the text is an interface text of the same key. */
export const battleTexts = {
  text1: 'Hello!',
  text2: 'Good luck!',
  text3: 'Have fun!',
  text4: 'Well played!',
  text5: 'Wow!',
  text6: 'That was quick!',
  text7: 'Nice one!',
  text8: 'Oops!',
  text9: 'So close!',
  text10: 'That was hard!',
  text11: 'Hurry up!',
  text12: 'Thank you!',
  text13: 'Good game!',
  text14: 'Again?',
} as const;

/** Emojis of a battle: the key travels. */
export const battleEmojis = {
  smile: '😀',
  laugh: '😂',
  wink: '😉',
  cool: '😎',
  love: '😍',
  thinking: '🤔',
  surprised: '😮',
  sleepy: '😴',
  sad: '😢',
  angry: '😠',
  party: '🥳',
  clap: '👏',
  thumbsUp: '👍',
  fire: '🔥',
} as const;

export type BattleText = keyof typeof battleTexts;
export type BattleEmoji = keyof typeof battleEmojis;

/** Their keys in the order in which they are offered. */
export const battleTextKeys = Object.keys(battleTexts) as BattleText[];
export const battleEmojiKeys = Object.keys(battleEmojis) as BattleEmoji[];
