/** Which greeting the hour of the day (0 to 23) calls for. */
export function greetingKey(hour: number): 'home.goodMorning' | 'home.goodAfternoon' | 'home.goodEvening' {
  if (hour >= 5 && hour < 12) return 'home.goodMorning';
  return hour >= 12 && hour < 18 ? 'home.goodAfternoon' : 'home.goodEvening';
}
