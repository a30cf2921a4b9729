// Runs before the first paint, so that a dark page never flashes light: reads the stored appearance and motion.
(() => {
  let theme = 'auto';
  try {
    const { preferences } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    theme = preferences?.theme ?? 'auto';
    if (preferences?.isMotionReduced === true) document.documentElement.dataset.motion = 'reduced';
  } catch {
    // Storage switched off or damaged: the device's own appearance is used.
  }
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
