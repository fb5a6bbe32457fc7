/**
 * Paper theatre, in one sheet: warm paper cards with an ink outline and a flat shadow, over a dark stage. Sizes are in
 * em of the shell, which grows with the smaller side of the screen, so that one layout serves 320 pixels and 4K.
 */
export const style = `
html, body { margin: 0; height: 100%; background: #16141f; }
.mb {
  --paper: #fbf6ec; --ink: #1d1b2e; --muted: #5f5b6d; --line: #e7dfce; --night: #16141f; --tomato: #d43c21; --teal: #0b7a75; --marigold: #f5b700;
  --display: "Bricolage Grotesque", ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, "Segoe UI", system-ui, sans-serif;
  --target: max(44px, 2.6em); --outline: 1.5px solid var(--ink);
  --top: env(safe-area-inset-top); --right: max(10px, env(safe-area-inset-right)); --bottom: max(12px, env(safe-area-inset-bottom)); --left: max(10px, env(safe-area-inset-left));
  position: relative; width: 100%; height: 100vh; height: 100dvh; overflow: hidden; color: var(--ink); background: var(--night); color-scheme: light;
  font: 400 clamp(15px, 8px + 1.1vmin, 34px)/1.4 system-ui, "Segoe UI", Roboto, sans-serif; -webkit-tap-highlight-color: transparent;
}
.mb *, .mb ::before, .mb ::after { box-sizing: border-box; }
.mb h1, .mb p, .mb ul, .mb fieldset { margin: 0; padding: 0; border: 0; min-width: 0; list-style: none; }
.mb button { font: inherit; color: inherit; padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
.mb :focus-visible { outline: 3px solid var(--marigold); outline-offset: 2px; }
.mb .mb-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.mb-icon { display: inline-grid; width: 1.15em; height: 1.15em; flex: none; }
.mb-icon svg { fill: currentColor; overflow: visible; }

.mb-surface, .mb canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.mb-surface { touch-action: none; user-select: none; -webkit-user-select: none; }
.mb .mb-surface:focus-visible { outline-offset: -3px; }
.mb .mb-choice { position: absolute; border-radius: 10px; }
.mb .mb-choice[aria-disabled="true"] { cursor: default; }
.mb-choice:focus-visible { outline-width: 4px; box-shadow: 0 0 0 2px var(--ink), 0 0 0 8px var(--ink); }

.mb-hud { position: absolute; inset: 0 0 auto; display: flex; align-items: flex-start; gap: 6px; padding: max(8px, var(--top)) var(--right) 6px var(--left); pointer-events: none; }
.mb[data-screen="title"] .mb-play > :not(.mb-surface) { visibility: hidden; }
.mb-figures { display: flex; flex: 1; flex-wrap: wrap; gap: 6px; min-width: 0; align-items: center; min-height: var(--target); }
.mb-ticket { display: flex; align-items: center; gap: .3em; min-height: 2em; max-width: 100%; padding: 0 .6em; border: var(--outline); border-radius: 9px; background: var(--paper); box-shadow: 2px 2px 0 rgb(0 0 0 / .3); font: 800 1.05em/1 var(--display); font-variant-numeric: tabular-nums; white-space: nowrap; }
.mb-ticket small { font: 600 .8em/1.2 system-ui, sans-serif; color: var(--muted); overflow: hidden; text-overflow: ellipsis; }
.mb-ticket img { width: 1.45em; height: 1.45em; object-fit: contain; }
.mb-ticket svg, .mb-stars svg { stroke: var(--ink); stroke-width: 1.8; stroke-linejoin: round; }
.mb-score { order: -2; }
.mb-score .mb-icon { color: var(--marigold); }
.mb-lives { order: -1; color: var(--tomato); gap: .12em; }
.mb-gone { color: #fff; opacity: .4; }
.mb-hurry { background: var(--tomato); color: #fff; }
.mb-bar { width: 3.2em; height: .62em; border: var(--outline); border-radius: 9px; overflow: hidden; background: linear-gradient(var(--teal) 0 0) 0/calc(100% * var(--part)) 100% no-repeat #fff; }
.mb .mb-round { display: grid; place-items: center; width: var(--target); height: var(--target); flex: none; border-radius: 12px; background: #2a2637; color: var(--paper); font-size: 1.1em; pointer-events: auto; }
.mb .mb-round:hover { background: #443e56; }

.mb .mb-banner { position: absolute; top: 24%; left: 0; right: 0; width: fit-content; max-width: 90%; margin: auto; padding: .35em 1em; border-radius: 14px; background: var(--paper); border: var(--outline); box-shadow: 5px 5px 0 rgb(0 0 0 / .35); font: 800 1.7em/1.2 var(--display); text-align: center; pointer-events: none; rotate: -1.5deg; opacity: 0; translate: -30vw; transition: .2s cubic-bezier(.2,.8,.2,1); }
.mb .mb-banner[data-on] { opacity: 1; translate: 0; }
.mb-entrance { position: absolute; inset: 20% 0 auto; display: flex; align-items: center; justify-content: center; gap: 1.2em; min-height: 9em; padding: .6em 8%; overflow: hidden; background: linear-gradient(90deg, transparent, #16141fe6 22% 78%, transparent); color: var(--paper); pointer-events: none; visibility: hidden; opacity: 0; scale: 1 .3; transition: .25s cubic-bezier(.2,.8,.2,1); }
.mb-entrance[data-on] { visibility: visible; opacity: 1; scale: 1; }
.mb-entrance img { flex: none; width: 9em; height: 9em; object-fit: contain; filter: drop-shadow(2px 0 #fff) drop-shadow(-2px 0 #fff) drop-shadow(0 2px #fff) drop-shadow(0 -2px #fff); translate: 60vw; transition: .45s .12s cubic-bezier(.2,.9,.2,1.05); }
.mb-entrance p { min-width: 0; translate: -60vw; transition: .45s .12s cubic-bezier(.2,.9,.2,1.05); }
.mb-entrance[data-on] > * { translate: 0; }
.mb-entrance small { display: block; width: fit-content; padding: .1em .7em; border-radius: 7px; background: var(--tomato); color: #fff; font: 800 1em/1.4 var(--display); }
.mb-entrance strong { display: block; font: 800 2.6em/1.05 var(--display); letter-spacing: -.02em; overflow-wrap: anywhere; text-wrap: balance; }
.mb:not([data-screen="play"]) :is(.mb-banner, .mb-entrance) { visibility: hidden; transition: none; }
.mb .mb-caption { position: absolute; left: 0; right: 0; bottom: calc(var(--below, 0px) + 10px); width: fit-content; max-width: 92%; margin: auto; padding: .25em .8em; border-radius: 9px; background: var(--night); color: var(--paper); font-weight: 600; text-align: center; pointer-events: none; }
.mb:not([data-captions]) .mb-caption { clip-path: inset(50%); }
.mb .mb-caption:empty { padding: 0; }

.mb-veil { position: absolute; inset: 0; display: grid; overflow: auto; padding: calc(var(--top) + 12px) var(--right) var(--bottom) var(--left); background: rgb(22 20 31 / .48); }
.mb[data-screen="title"] .mb-veil::before { content: ""; position: absolute; inset: 0 0 auto; height: 2.4em; background: radial-gradient(circle at 50% -.5em, #e4472b 1.95em, var(--ink) 2em 2.08em, transparent 2.12em) 50% 0/3em 100%; }
.mb-scene { position: relative; margin: auto; width: 100%; max-width: 28em; text-align: center; animation: mb-slide .2s cubic-bezier(.2,.8,.2,1); }
.mb-card { position: relative; padding: 1.2em 1.4em 1.5em; border: var(--outline); border-radius: 14px; background: var(--paper); box-shadow: 6px 7px 0 rgb(0 0 0 / .4); }
.mb-card h1 { font: 800 2.2em/1.08 var(--display); letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere; }
.mb .mb-of { width: fit-content; max-width: 100%; margin: 0 auto .5em; padding: .1em .8em; border: var(--outline); border-radius: 9px; background: var(--ink); color: var(--paper); font: 800 1em/1.4 var(--display); overflow-wrap: anywhere; }
.mb .mb-goal { margin-top: .4em; font-size: 1.1em; text-wrap: balance; }
.mb .mb-button { display: inline-flex; align-items: center; justify-content: center; gap: .45em; min-height: var(--target); padding: .2em 1.1em; border: var(--outline); border-radius: 14px; background: #fff; font-weight: 700; box-shadow: 3px 3px 0 var(--ink); transition: .12s; }
.mb .mb-button:hover { translate: -1px -1px; box-shadow: 4px 4px 0 var(--ink); }
.mb .mb-button:active { translate: 3px 3px; box-shadow: none; }
.mb-card :focus-visible { outline-color: #5b5bd6; outline-offset: 3px; }
.mb .mb-primary { background: var(--tomato); color: #fff; font-size: 1.25em; min-height: 2.6em; padding-inline: 1.8em; }
.mb .mb-primary:hover { background: #b93219; }
.mb-actions { display: flex; flex-wrap: wrap; gap: .7em; justify-content: center; margin-top: 1.1em; }
.mb-actions .mb-primary { flex: 1 1 100%; }

.mb-title { max-width: 34em; }
.mb-title h1 { font-size: 3.1em; }
.mb-title .mb-medium { font-size: 2.5em; }
.mb-title .mb-long { font-size: 1.9em; }
.mb-puppets { display: flex; justify-content: center; align-items: flex-end; gap: .7em; padding-top: .6em; }
.mb-puppet { position: relative; flex: 0 1 auto; min-width: 0; padding-bottom: 1.3em; margin-bottom: -.5em; animation: mb-bob 1.8s ease-in-out infinite; }
.mb-puppet img { position: relative; z-index: 1; display: block; width: 4em; max-width: 100%; height: 4em; object-fit: contain; filter: drop-shadow(2px 0 #fff) drop-shadow(-2px 0 #fff) drop-shadow(0 2px #fff) drop-shadow(0 -2px #fff) drop-shadow(4px 4px 0 rgb(0 0 0 / .4)); }
.mb-puppet.mb-lead img { width: 7em; height: 7em; }
.mb-puppet.mb-posed img { width: 9em; height: 9em; margin-bottom: -.6em; }
.mb-puppet::after { content: ""; position: absolute; left: calc(50% - .25em); top: 60%; bottom: -1em; width: .5em; background: #c99a5b; border: var(--outline); }
.mb-puppet:nth-child(2n) { animation-delay: -.6s; }
.mb-puppet:nth-child(3n) { animation-delay: -1.1s; }
@media (min-height: 640px) { .mb-title .mb-puppet img { width: 4.8em; height: 4.8em; } .mb-title .mb-lead img { width: 9em; height: 9em; } }
.mb .mb-how { display: grid; gap: .3em; margin-top: .7em; text-wrap: balance; }
.mb .mb-keys { display: flex; flex-wrap: wrap; gap: .5em 1.2em; justify-content: center; margin-top: .9em; font-weight: 600; }
.mb-keys li { display: flex; align-items: center; gap: .5em; }
.mb-caps { display: inline-flex; gap: 3px; }
.mb kbd { min-width: 1.9em; padding: .12em .45em; border: var(--outline); border-bottom-width: 3.5px; border-radius: 7px; background: #fff; font: 700 .9em/1.4 system-ui, sans-serif; text-align: center; }
.mb .mb-for-touch, .mb[data-touch] .mb-for-keys.mb-for-keys { display: none; }
.mb[data-touch] .mb-for-touch { display: inline-flex; }
.mb-start { display: grid; justify-items: center; gap: .9em; margin-top: 1.2em; }
.mb .mb-levels { display: inline-flex; border: var(--outline); border-radius: 12px; overflow: hidden; background: #fff; }
.mb-levels label { position: relative; }
.mb-levels input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.mb-levels span { display: grid; place-items: center; min-width: var(--target); min-height: var(--target); padding: 0 .9em; font-weight: 600; }
.mb-levels label + label { border-left: var(--outline); }
.mb-levels :checked + span { background: var(--ink); color: var(--paper); }
.mb-levels :focus-visible + span { box-shadow: inset 0 0 0 3px var(--marigold); }
.mb-best { color: var(--muted); font-weight: 600; }
.mb-best:empty { display: none; }
.mb .mb-settings { margin-top: 1.3em; border-top: 1.5px solid var(--line); padding-top: .3em; text-align: left; }
.mb-settings legend { float: left; width: 100%; padding: .3em 0 0; font: 800 1.1em/1.3 var(--display); }
.mb-switch { clear: both; display: flex; align-items: center; justify-content: space-between; min-height: 44px; cursor: pointer; }
.mb-switch input { appearance: none; -webkit-appearance: none; position: relative; flex: none; width: 46px; height: 26px; margin: 0 2px; border: var(--outline); border-radius: 99px; background: var(--line); cursor: pointer; transition: .12s; }
.mb-switch input::before { content: ""; position: absolute; left: 2px; top: 2px; width: 19px; height: 19px; border: var(--outline); border-radius: 50%; background: #fff; transition: .12s; }
.mb-switch input:checked { background: var(--teal); }
.mb-switch input:checked::before { translate: 20px; }

.mb-stars { display: flex; justify-content: center; gap: .15em; margin-top: .5em; font-size: 2.6em; }
.mb-stars .mb-icon:nth-child(2) { margin-top: -.14em; animation-delay: .15s; }
.mb-stars .mb-icon:nth-child(3) { animation-delay: .3s; }
.mb-lit { color: var(--marigold); animation: mb-pop .3s backwards cubic-bezier(.3,1.6,.5,1); }
.mb-unlit { color: var(--line); }
.mb .mb-score-line { margin-top: .5em; font-size: 1.15em; }
.mb-score-line strong { font: 800 1.5em/1 var(--display); }
.mb .mb-new-best { width: fit-content; margin: .4em auto 0; padding: .1em .8em; border: var(--outline); border-radius: 9px; background: var(--marigold); font-weight: 800; rotate: -2deg; }
.mb-lost .mb-puppet { animation: none; rotate: 12deg; translate: .8em .9em; }

.mb-pads { position: absolute; inset: auto 0 0; display: none; gap: 8px; padding: 12px var(--right) var(--bottom) var(--left); pointer-events: none; user-select: none; -webkit-user-select: none; }
.mb[data-touch]:not([data-watched]) .mb-pads { display: flex; }
.mb:not([data-screen="play"]) .mb-pads { visibility: hidden; }
.mb-pad { display: flex; flex: 1; align-items: center; justify-content: space-between; gap: 6px; }
.mb-whose { flex: 1; text-align: center; font: 700 .9em/1.2 var(--display); color: var(--paper); text-shadow: 0 1px 3px #000; }
.mb-stick { --size: clamp(120px, 38vmin, 190px); position: relative; flex: none; width: var(--size); height: var(--size); border-radius: 50%; background: rgb(42 38 55 / .9); border: 1.5px solid #8a8494; pointer-events: auto; touch-action: none; }
.mb-flat { height: calc(var(--size) * .56); border-radius: 99px; }
.mb .mb-way { position: absolute; width: 34%; height: 34%; border-radius: 12px; color: var(--paper); font-size: 1.5em; pointer-events: none; }
.mb .mb-way[data-held] { background: var(--tomato); }
.mb-left { left: 3%; top: 33%; } .mb-right { right: 3%; top: 33%; } .mb-up { left: 33%; top: 3%; } .mb-down { left: 33%; bottom: 3%; }
.mb .mb-flat .mb-way { top: 12%; height: 76%; width: 42%; border-radius: 99px; }
.mb-acts { display: flex; flex-flow: row-reverse wrap-reverse; gap: 10px; margin-left: auto; }
.mb .mb-act { --size: clamp(68px, 20vmin, 96px); width: var(--size); height: var(--size); padding: 4px; overflow: hidden; border-radius: 50%; border: 1.5px solid var(--paper); background: var(--tomato); color: #fff; font-weight: 700; font-size: 14px; line-height: 1.1; pointer-events: auto; touch-action: none; }
.mb .mb-act-b { background: var(--teal); }
.mb-act[data-held] { scale: .92; }
.mb-two { justify-content: space-between; gap: 4px; }
.mb-two .mb-pad { flex: none; }
.mb-two .mb-stick { --size: clamp(92px, 24vmin, 160px); }
.mb .mb-two .mb-act { --size: clamp(44px, 12vmin, 80px); padding: 0; font-size: 11px; }
.mb-two .mb-acts { flex-flow: column-reverse; }
.mb-ribbon { position: absolute; left: 0; right: 0; bottom: var(--bottom); display: flex; flex-wrap: wrap; gap: .4em .9em; align-items: center; justify-content: center; width: fit-content; max-width: calc(100% - 16px); margin: auto; padding: .5em .9em; border: var(--outline); border-radius: 14px; background: var(--marigold); box-shadow: 4px 4px 0 rgb(0 0 0 / .35); }
.mb-ribbon :focus-visible { outline-color: var(--ink); }
.mb-ribbon .mb-levels span { padding: 0; }

@media (orientation: landscape) {
  .mb-pads, .mb-pad { align-items: flex-end; }
  .mb-act-b { margin-bottom: 18px; }
  .mb-acts { flex-flow: column-reverse; }
  .mb-two .mb-pad + .mb-pad { flex-direction: row-reverse; }
}
@media (orientation: landscape) and (max-height: 560px) {
  .mb-card { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1.6em; align-items: center; padding: .9em 1.2em 1em; }
  .mb .mb-scene { max-width: 50em; }
  .mb-title h1 { font-size: 2.2em; } .mb-title .mb-medium { font-size: 1.8em; }
  .mb-puppets { padding: 0; } .mb-puppet img { width: 3em; height: 3em; } .mb-puppet.mb-lead img { width: 4.4em; height: 4.4em; }
  .mb-start, .mb-card > .mb-actions, .mb .mb-settings { margin: 0; padding: 0; border: 0; grid-column: 2; grid-row: 1 / 9; }
  .mb-pause .mb-actions { grid-column: 1; grid-row: auto; margin-top: .6em; }
}
@media (max-width: 420px) {
  .mb-entrance { gap: .6em; min-height: 7em; padding-inline: 4%; } .mb-entrance img { width: 7em; height: 7em; } .mb-entrance strong { font-size: 1.9em; }
  .mb-title h1 { font-size: 2.4em; } .mb-title .mb-medium { font-size: 2em; } .mb-title .mb-long { font-size: 1.6em; }
  .mb-card { padding-inline: 1em; } .mb-figures { gap: 4px; } .mb-ticket { font-size: .92em; padding: 0 .4em; } .mb-bar { width: 1.5em; }
}
@media (max-width: 420px) and (max-height: 640px) {
  .mb-puppet img { width: 2.6em; height: 2.6em; } .mb-puppet.mb-lead img { width: 4em; height: 4em; } .mb-switch { min-height: 38px; }
}
@keyframes mb-bob { 50% { translate: 0 .4em; rotate: -2.5deg; } }
@keyframes mb-slide { from { translate: 0 24px; opacity: 0; } }
@keyframes mb-pop { from { scale: 0; } }
.mb[data-calm] *, .mb[data-calm] ::before { animation: none !important; transition: none !important; }
@media (forced-colors: active) { .mb-levels :checked + span, .mb-switch input:checked { background: Highlight; forced-color-adjust: none; } }
`
