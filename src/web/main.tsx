/** Where the browser app begins. */
import '@fontsource-variable/fraunces/full.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './tokens.css';
import './kit.css';
import './shapes.css';
import './kit/marks.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { applyShape } from './kit/shape.js';
import { applySettings } from './settings.js';
import { keepOffline } from './updating.js';

applySettings();
applyShape();

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepOffline();
