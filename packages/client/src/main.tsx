/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/App';
import { applyTheme, settings } from './app/settings';
import { unlockSoundOnGesture } from './sound/sound';
import { loadLanguage, startTexts } from './text/i18n';

applyTheme();
const { language } = settings();
startTexts(language);
unlockSoundOnGesture();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const page = createRoot(root);
const render = (): void =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
loadLanguage(language).then(render, render);
