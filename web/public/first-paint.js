// Runs before the first paint, so that a dark page never flashes light and an Arabic one never turns round: reads the
// stored appearance, motion and language.
(() => {
  let theme = 'auto';
  try {
    const { preferences } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    theme = preferences?.theme ?? 'auto';
    const { code, isRightToLeft } = preferences?.interfaceLanguage ?? {};
    if (typeof code === 'string') document.documentElement.lang = code;
    if (isRightToLeft === true) document.documentElement.dir = 'rtl';
    if (preferences?.isMotionReduced === true) document.documentElement.dataset.motion = 'reduced';
  } catch {
    // Storage switched off or damaged: the device's own appearance is used.
  }
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
