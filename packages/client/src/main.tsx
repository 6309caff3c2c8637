/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/App';
import { applyTheme } from './app/settings';
import { unlockSoundOnGesture } from './sound/sound';
import { startTexts } from './text/i18n';

applyTheme();
startTexts();
unlockSoundOnGesture();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
