/**
 * Paper theatre, in one sheet: warm paper cards with an ink outline and a flat shadow, over a dark stage. Sizes are in
 * em of the shell, which grows with the smaller side of the screen, so that one layout serves 320 pixels and 4K.
 */
export const style = `
html, body { margin: 0; height: 100%; background: #16141f; }
.mb {
  --paper: #fbf6ec; --card: #fff; --ink: #1d1b2e; --muted: #5f5b6d; --line: #e7dfce; --edge: #8a8494;
  --tomato: #e4472b; --tomato-ground: #d43c21; --tomato-deep: #b93219; --teal: #0e8a84; --marigold: #f5b700;
  --display: "Bricolage Grotesque", ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", "Nunito", "Segoe UI", system-ui, sans-serif;
  --target: max(44px, 2.6em);
  position: relative; box-sizing: border-box; width: 100%; height: 100vh; height: 100dvh; overflow: hidden;
  font: 400 clamp(15px, 8px + 1.1vmin, 34px)/1.4 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  color: var(--ink); background: #16141f; color-scheme: light; -webkit-tap-highlight-color: transparent;
}
.mb *, .mb *::before, .mb *::after { box-sizing: border-box; }
.mb h1, .mb p, .mb ul, .mb fieldset { margin: 0; padding: 0; border: 0; min-width: 0; list-style: none; }
.mb button { font: inherit; color: inherit; cursor: pointer; touch-action: manipulation; }
.mb :focus { outline: none; }
.mb :focus-visible { outline: 3px solid var(--marigold); outline-offset: 2px; box-shadow: 0 0 0 2px var(--ink), 0 0 0 7px var(--ink); }
.mb-hidden { position: absolute !important; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.mb-icon { display: inline-grid; width: 1.15em; height: 1.15em; flex: none; }
.mb-icon svg { width: 100%; height: 100%; fill: currentColor; overflow: visible; }

.mb-surface, .mb-surface canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.mb-surface { touch-action: none; user-select: none; -webkit-user-select: none; }
.mb .mb-surface:focus-visible { outline-offset: -3px; box-shadow: none; }
.mb-choice { position: absolute; padding: 0; border: 0; background: none; border-radius: 10px; }
.mb-choice[aria-disabled="true"] { cursor: default; }
.mb .mb-choice:focus-visible { outline-width: 4px; box-shadow: 0 0 0 2px var(--ink), inset 0 0 0 2px var(--ink); }

.mb-hud {
  position: absolute; inset: 0 0 auto; display: flex; align-items: center; gap: 6px; pointer-events: none;
  padding: max(6px, env(safe-area-inset-top)) max(8px, env(safe-area-inset-right)) 6px max(8px, env(safe-area-inset-left));
}
[data-screen="title"] :is(.mb-hud, .mb-pads, .mb-caption, .mb-banner) { visibility: hidden; }
.mb-figures { display: flex; flex: 1; flex-wrap: wrap; align-items: center; gap: 6px; min-width: 0; }
.mb-ticket {
  display: flex; align-items: center; gap: .3em; min-height: 2em; padding: 0 .6em; border-radius: 9px; background: var(--paper);
  font: 800 1.05em/1 var(--display); font-variant-numeric: tabular-nums; white-space: nowrap; max-width: 100%;
}
.mb-ticket small { font: 600 .78em/1 system-ui, sans-serif; color: var(--muted); overflow: hidden; text-overflow: ellipsis; }
.mb-ticket img { width: 1.45em; height: 1.45em; object-fit: contain; }
.mb-score .mb-icon { color: var(--marigold); }
.mb-score svg, .mb-lives svg, .mb-stars svg { stroke: var(--ink); stroke-width: 1.8; stroke-linejoin: round; }
.mb-lives { color: var(--tomato); gap: .12em; }
.mb-lives .mb-gone { color: transparent; opacity: .45; }
.mb-hurry { background: var(--tomato-ground); color: #fff; }
.mb-bar { width: 3.4em; height: .62em; border-radius: 9px; border: 1.5px solid var(--ink); overflow: hidden; background: #fff; }
.mb-bar::before { content: ""; display: block; height: 100%; width: calc(100% * var(--part)); background: var(--teal); }
.mb-round {
  display: grid; place-items: center; width: var(--target); height: var(--target); flex: none; padding: 0; border: 0;
  border-radius: 12px; background: #2a2637; color: var(--paper) !important; font-size: 1.1em; pointer-events: auto;
}
.mb-round:hover { background: #3a3549; }

.mb-banner {
  position: absolute; top: 22%; left: 50%; max-width: 90%; padding: .35em 1em !important; border-radius: 14px; pointer-events: none;
  background: var(--paper); border: 1.5px solid var(--ink); box-shadow: 5px 5px 0 rgb(0 0 0 / .35); font: 800 1.7em/1.2 var(--display);
  text-align: center; opacity: 0; translate: -50% 0; transform: rotate(-1.5deg) translateX(-30vw); transition: transform .2s cubic-bezier(.2,.8,.2,1), opacity .15s;
}
.mb-banner[data-on] { opacity: 1; transform: rotate(-1.5deg); }
.mb-caption { position: absolute; left: 50%; bottom: calc(var(--below, 0px) + 10px); translate: -50% 0; max-width: 92%; padding: .25em .8em !important; border-radius: 9px; background: #16141f; color: #f4efe4; font-weight: 600; text-align: center; pointer-events: none; }
.mb:not([data-captions]) .mb-caption { clip-path: inset(50%); }
.mb-caption:empty { visibility: hidden; }

.mb-veil {
  position: absolute; inset: 0; z-index: 5; display: grid; overflow: auto; background: rgb(22 20 31 / .62);
  padding: max(12px, env(safe-area-inset-top)) max(12px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left));
}
.mb-card {
  margin: auto; width: 100%; max-width: 27em; padding: 1.2em 1.4em 1.4em; border-radius: 14px; background: var(--paper); text-align: center;
  border: 1.5px solid var(--ink); box-shadow: 6px 7px 0 rgb(0 0 0 / .4); animation: mb-slide .2s cubic-bezier(.2,.8,.2,1);
}
.mb-card h1 { font: 800 2.1em/1.08 var(--display); letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere; }
.mb-goal { margin-top: .45em !important; font-size: 1.08em; text-wrap: balance; }
.mb-button {
  display: inline-flex; align-items: center; justify-content: center; gap: .45em; min-height: var(--target); padding: .3em 1.1em;
  border: 1.5px solid var(--ink); border-radius: 14px; background: var(--card); font-weight: 700 !important; box-shadow: 3px 3px 0 var(--ink); transition: translate .12s, box-shadow .12s;
}
.mb-button:hover { translate: -1px -1px; box-shadow: 4px 4px 0 var(--ink); }
.mb-button:active { translate: 3px 3px; box-shadow: 0 0 0 var(--ink); }
.mb .mb-button:focus-visible { box-shadow: 3px 3px 0 var(--ink); outline-color: #5b5bd6; outline-offset: 3px; }
.mb-primary { background: var(--tomato-ground); color: #fff !important; font-size: 1.25em !important; min-height: 2.6em; padding-inline: 1.6em; }
.mb-primary:hover { background: var(--tomato-deep); }
.mb-actions { display: flex; flex-wrap: wrap; gap: .7em; justify-content: center; margin-top: 1.1em; }
.mb-actions .mb-primary { flex: 1 1 100%; }

.mb-title { max-width: 34em; margin-top: max(auto, 5em); }
.mb-title h1 { font-size: 3em; }
.mb-title h1.mb-medium { font-size: 2.5em; }
.mb-title h1.mb-long { font-size: 1.9em; }
.mb-puppets { display: flex; justify-content: center; align-items: flex-end; gap: .5em; height: 4.2em; margin: 0 0 .5em; }
.mb-puppet { position: relative; flex: 0 1 auto; min-width: 0; animation: mb-bob 1.8s ease-in-out infinite; }
.mb-puppet img { display: block; width: 3.1em; max-width: 100%; height: 3.1em; object-fit: contain; filter: drop-shadow(1.5px 0 #fff) drop-shadow(-1.5px 0 #fff) drop-shadow(0 1.5px #fff) drop-shadow(0 -1.5px #fff) drop-shadow(3px 3px 0 rgb(29 27 46 / .22)); position: relative; z-index: 1; }
.mb-puppet::after { content: ""; position: absolute; left: calc(50% - 3px); top: 70%; width: 6px; height: 2em; background: #c99a5b; border: 1.5px solid var(--ink); border-radius: 0 0 3px 3px; }
.mb-lead img { width: 5em; height: 5em; }
.mb-puppet:nth-child(2n) { animation-delay: -.6s; }
.mb-puppet:nth-child(3n) { animation-delay: -1.1s; }
.mb-words { border-top: 1.5px solid var(--ink); margin: 0 -1.4em; padding: .9em 1.4em 0; background: var(--paper); position: relative; z-index: 2; }
.mb-how { margin: .9em 0 0 !important; text-align: left; display: grid; gap: .3em; }
.mb-how li { padding-left: 1.2em; position: relative; }
.mb-how li::before { content: ""; position: absolute; left: .15em; top: .5em; width: .5em; height: .5em; border-radius: 50%; background: var(--teal); }
.mb-keys { display: flex; flex-wrap: wrap; gap: .5em 1.2em; justify-content: center; margin-top: .9em !important; font-weight: 600; }
.mb-keys li { display: flex; align-items: center; gap: .5em; }
.mb-caps { display: inline-flex; gap: 3px; }
.mb kbd { min-width: 1.9em; padding: .12em .45em; border: 1.5px solid var(--ink); border-bottom-width: 3.5px; border-radius: 7px; background: var(--card); font: 700 .9em/1.4 system-ui, sans-serif; text-align: center; }
.mb-for-touch, .mb[data-touch] .mb-for-keys { display: none; }
.mb[data-touch] .mb-for-touch { display: inline-flex; }
.mb-start { display: grid; justify-items: center; gap: .8em; margin-top: 1.1em; }
.mb-start .mb-primary { min-width: 9em; }
.mb-levels { display: inline-flex; border: 1.5px solid var(--ink) !important; border-radius: 12px; overflow: hidden; background: var(--card); }
.mb-levels label { position: relative; display: grid; }
.mb-levels input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.mb-levels span { display: grid; place-items: center; min-width: var(--target); min-height: var(--target); padding: 0 .9em; font-weight: 600; }
.mb-levels label + label span { border-left: 1.5px solid var(--ink); }
.mb-levels :checked + span { background: var(--ink); color: var(--paper); }
.mb-levels :focus-visible + span { box-shadow: inset 0 0 0 3px var(--marigold); }
.mb-best { color: var(--muted); font-weight: 600; }
.mb-best:empty { display: none; }
.mb-settings { margin-top: 1.2em !important; border-top: 1.5px solid var(--line) !important; padding-top: .4em !important; text-align: left; }
.mb-settings legend { float: left; width: 100%; padding: .3em 0; font: 800 1.05em/1.3 var(--display); }
.mb-switch { clear: both; display: flex; align-items: center; justify-content: space-between; min-height: 44px; cursor: pointer; }
.mb-switch input { appearance: none; -webkit-appearance: none; width: 46px; height: 26px; margin: 0 4px; flex: none; border: 1.5px solid var(--ink); border-radius: 99px; background: var(--line); cursor: pointer; position: relative; transition: background .12s; }
.mb-switch input::before { content: ""; position: absolute; left: 2px; top: 2px; width: 19px; height: 19px; border-radius: 50%; background: #fff; border: 1.5px solid var(--ink); transition: translate .12s; }
.mb-switch input:checked { background: var(--teal); }
.mb-switch input:checked::before { translate: 20px 0; }

.mb-stars { display: flex; justify-content: center; gap: .2em; margin-top: .6em; font-size: 2.3em; }
.mb-lit { color: var(--marigold); animation: mb-pop .3s backwards cubic-bezier(.3,1.6,.5,1); }
.mb-lit:nth-child(2) { animation-delay: .15s; margin-top: -.15em; }
.mb-lit:nth-child(3) { animation-delay: .3s; }
.mb-unlit { color: var(--line); }
.mb-score-line { margin-top: .6em !important; font-size: 1.15em; }
.mb-score-line strong { font: 800 1.4em/1 var(--display); }
.mb-new-best { display: inline-block; margin-top: .5em !important; padding: .1em .8em !important; border-radius: 9px; background: var(--marigold); border: 1.5px solid var(--ink) !important; font-weight: 800; rotate: -2deg; }
.mb-ending .mb-puppets { margin: 0 -1.4em .9em; border-bottom: 1.5px solid var(--ink); overflow: hidden; height: 5.4em; }
.mb-lost .mb-puppet { animation: none; rotate: 14deg; translate: 0 .6em; }

.mb-pads { display: none; user-select: none; -webkit-user-select: none; touch-action: none; }
.mb[data-touch] .mb-pads { position: absolute; inset: auto 0 0; display: flex; justify-content: space-between; padding: 10px max(14px, env(safe-area-inset-right)) max(14px, env(safe-area-inset-bottom)) max(14px, env(safe-area-inset-left)); pointer-events: none; }
.mb-pad { display: flex; flex: 1; align-items: center; justify-content: space-between; gap: 8px; }
.mb-stick { --size: clamp(124px, 40vmin, 190px); position: relative; width: var(--size); height: var(--size); flex: none; border-radius: 50%; background: #2a2637; border: 1.5px solid #5d566f; touch-action: none; }
.mb-stick, .mb-action { pointer-events: auto; }
.mb-flat { height: calc(var(--size) * .56); border-radius: 99px; }
.mb .mb-way { position: absolute; width: 34%; height: 34%; padding: 0; border: 0; border-radius: 12px; background: none; color: #f4efe4; font-size: 1.5em; pointer-events: none; }
.mb-way[data-held] { background: var(--tomato-ground) !important; }
.mb-left { left: 3%; top: 33%; } .mb-right { right: 3%; top: 33%; } .mb-up { left: 33%; top: 3%; } .mb-down { left: 33%; bottom: 3%; }
.mb-flat .mb-way { top: 12%; height: 76%; width: 42%; border-radius: 99px; }
.mb-actions-pad { display: flex; flex-direction: row-reverse; flex-wrap: wrap-reverse; gap: 10px; margin-left: auto; align-items: flex-end; }
.mb .mb-action { width: clamp(68px, 20vmin, 96px); height: clamp(68px, 20vmin, 96px); padding: 4px; overflow: hidden; border-radius: 50%; border: 1.5px solid #f4efe4; background: var(--tomato-ground); color: #fff; font-weight: 700; font-size: 14px; line-height: 1.1; touch-action: none; }
.mb .mb-action-b { background: #0b7a75; margin-bottom: 14px; }
.mb-action[data-held] { scale: .93; filter: brightness(1.25); }
.mb-for-2 .mb-stick { --size: 104px; }
.mb-for-2 .mb-action { width: 48px !important; height: 48px !important; font-size: 11px !important; }
.mb-for-2 .mb-actions-pad { flex-direction: column-reverse; }
.mb-ribbon { position: absolute; z-index: 2; left: 50%; bottom: max(10px, env(safe-area-inset-bottom)); translate: -50% 0; display: flex; flex-wrap: wrap; gap: .5em .9em; align-items: center; justify-content: center; width: max-content; max-width: calc(100% - 16px); padding: .5em .9em; border-radius: 14px; background: var(--marigold); border: 1.5px solid var(--ink); box-shadow: 4px 4px 0 rgb(0 0 0 / .35); }
.mb-ribbon .mb-levels span { padding: 0 .4em; }

@media (orientation: landscape) {
  .mb[data-touch] .mb-pads { align-items: flex-end; }
  .mb-pad { align-items: flex-end; }
  .mb-for-2 .mb-pad + .mb-pad { flex-direction: row-reverse; }
}
@media (orientation: landscape) and (max-height: 520px) {
  .mb-hud { padding-block: 2px; }
  .mb-card { padding: .8em 1.2em 1em; }
  .mb-title { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1.4em; max-width: 52em; align-items: center; }
  .mb-title .mb-words { margin: 0; padding: .5em 0 0; align-self: start; }
  .mb-title .mb-puppets { align-self: end; }
  .mb-title .mb-rest { grid-column: 2; grid-row: 1; }
  .mb-title .mb-start { grid-column: 2; grid-row: 2; margin-top: .6em; gap: .5em; }
  .mb-title h1, .mb-title h1.mb-medium { font-size: 2em; }
  .mb-pause { display: grid; grid-template-columns: 1fr 1.2fr; column-gap: 1.6em; max-width: 44em; align-items: center; }
  .mb-pause .mb-settings { grid-column: 2; grid-row: 1 / 3; border: 0 !important; margin: 0 !important; padding: 0 !important; }
  .mb-pause h1 { align-self: end; } .mb-pause .mb-actions { align-self: start; }
  .mb-ending { max-width: 34em; }
  .mb-ending .mb-puppets { height: 3.6em; margin-bottom: .4em; }
  .mb-ending .mb-actions { margin-top: .6em; } .mb-ending .mb-actions .mb-primary { flex: 0 1 auto; }
}
@media (max-width: 420px) {
  .mb-title h1 { font-size: 2.3em; } .mb-title h1.mb-medium { font-size: 2em; } .mb-title h1.mb-long { font-size: 1.6em; }
  .mb-card { padding-inline: 1em; } .mb-words, .mb-ending .mb-puppets { margin-inline: -1em; padding-inline: 1em; }
}
@keyframes mb-bob { 50% { translate: 0 .45em; rotate: -2.5deg; } }
@keyframes mb-slide { from { translate: 0 24px; opacity: 0; } }
@keyframes mb-pop { from { scale: 0; } }
.mb[data-calm] *, .mb[data-calm] *::before { animation: none !important; transition: none !important; }
@media (prefers-contrast: more) { .mb { --muted: #1d1b2e; --line: #8a8494; } }
@media (forced-colors: active) { .mb-levels :checked + span, .mb-switch input:checked { background: Highlight; forced-color-adjust: none; } }
`
