// Runs before the first paint, so that a dark page never flashes light: reads the stored appearance.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('persist:root') ?? '{}').preferences?.theme ?? 'auto';
  } catch {
    // Storage switched off or damaged: the device's own appearance is used.
  }
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
