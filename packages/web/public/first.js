// Before anything is drawn: the theme that was chosen, so that nothing flashes.
try {
  const theme = localStorage.getItem('roundhouse.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
