/**
 * Paper theatre over a bright stage: quiet night-coloured tickets for what is always there, warm paper for what is
 * read. Sizes are in em of the shell, which grows with the smaller side of the screen.
 */
export const style = `
html, body { margin: 0; height: 100%; background: #16141f; }
.me {
  --paper: #fbf6ec; --ink: #1d1b2e; --muted: #5f5b6d; --line: #e7dfce; --night: #16141f; --iris: #5b5bd6; --tomato: #d43c21; --marigold: #f5b700; --teal: #0b7a75;
  --display: "Bricolage Grotesque", ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, "Segoe UI", system-ui, sans-serif;
  --outline: 1.5px solid var(--ink); --ticket: rgb(29 27 46 / .86); --slide: cubic-bezier(.2,.8,.2,1);
  --top: max(10px, env(safe-area-inset-top)); --right: max(10px, env(safe-area-inset-right)); --bottom: max(14px, env(safe-area-inset-bottom)); --left: max(10px, env(safe-area-inset-left));
  position: relative; width: 100%; height: 100vh; height: 100dvh; overflow: hidden; color: var(--ink); background: var(--night); color-scheme: light;
  font: 400 clamp(15px, 9px + .9vmin, 26px)/1.4 Inter, system-ui, "Segoe UI", Roboto, sans-serif; -webkit-tap-highlight-color: transparent;
}
.me *, .me ::before, .me ::after { box-sizing: border-box; }
.me h1, .me h2, .me p, .me ul, .me fieldset { margin: 0; padding: 0; border: 0; min-width: 0; list-style: none; }
.me button { font: inherit; color: inherit; padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
.me [hidden] { display: none !important; }
.me :focus-visible { outline: 3px solid var(--marigold); outline-offset: 2px; }
.me .me-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.me .mb-icon { display: inline-grid; width: 20px; height: 20px; flex: none; }
.me .mb-icon svg { fill: currentColor; overflow: visible; }
.me .mb-icon path { fill-rule: evenodd; }
.me kbd { display: inline-block; min-width: 1.9em; padding: .05em .45em; border: var(--outline); border-bottom-width: 3px; border-radius: 7px; background: #fff; color: var(--ink); font: 700 .85em/1.5 system-ui, sans-serif; text-align: center; white-space: nowrap; }
.me .me-for-touch, .me[data-touch] .me-for-keys.me-for-keys { display: none; }
.me[data-touch] .me-for-touch { display: revert; }

.me-play, .me-surface, .me canvas, .me-curtain { position: absolute; inset: 0; width: 100%; height: 100%; }
.me-surface { touch-action: none; user-select: none; -webkit-user-select: none; cursor: grab; }
.me-surface:active { cursor: grabbing; }
.me canvas { display: block; }
.me .me-surface:focus-visible { outline-offset: -3px; }
.me-surface:focus:not(:focus-visible) { outline: none; }
.me-curtain { background: var(--night); opacity: 0; pointer-events: none; }

.me-opening { position: absolute; left: max(var(--left), 4.5vw); right: var(--right); bottom: calc(var(--bottom) + 104px); color: #fff; pointer-events: none; transition: opacity .5s, translate .5s var(--slide); animation: me-rise .9s var(--slide) backwards; }
.me-opening h1 { max-width: 18em; font: 800 clamp(30px, 5.2vmin + 12px, 68px)/1.04 var(--display); letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere; text-shadow: 0 2px 3px rgb(20 16 40 / .55), 0 4px 26px rgb(20 16 40 / .6); }
.me-opening p { width: fit-content; margin-top: .7em; padding: .4em .9em; border: var(--outline); border-radius: 12px; background: var(--paper); color: var(--ink); box-shadow: 3px 3px 0 rgb(0 0 0 / .35); font-weight: 600; }
.me-dot { color: var(--muted); }
.me[data-begun] .me-opening { opacity: 0; translate: 0 14px; visibility: hidden; transition: opacity .4s, translate .4s, visibility 0s .4s; }

.me-dock { position: absolute; left: 0; right: 0; bottom: var(--bottom); display: flex; align-items: center; gap: 6px; width: fit-content; max-width: calc(100% - 20px); margin: auto; padding: 6px; border-radius: 18px; background: var(--ticket); color: var(--paper); box-shadow: 0 0 0 1.5px rgb(251 246 236 / .16), 4px 4px 0 rgb(0 0 0 / .28); }
.me-modes, .me-tools { display: flex; gap: 4px; }
.me .me-modes button { display: flex; align-items: center; gap: .45em; min-width: 44px; min-height: 44px; padding: 0 .85em; border-radius: 13px; font-weight: 650; transition: background .12s; }
.me .me-round { display: grid; place-items: center; width: 44px; height: 44px; flex: none; border-radius: 13px; transition: background .12s; }
.me-dock button:hover, .me-photo-bar .me-round:hover { background: rgb(251 246 236 / .16); }
.me .me-modes [aria-pressed="true"] { background: var(--paper); color: var(--ink); }
.me-mark { font: 800 20px/1 var(--display); }
.me-hours { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 12px; border-inline: 1.5px solid rgb(251 246 236 / .18); margin-inline: 4px; }
.me-glyph { display: grid; color: #ffd65c; }
.me-hours[data-night] .me-glyph { color: #c9c5ff; }
.me-hours[data-night] .me-glyph > :first-child, .me-hours:not([data-night]) .me-glyph > :last-child { display: none; }
.me-clock { min-width: 2.9em; font: 700 .95em/1 var(--display); font-variant-numeric: tabular-nums; text-align: right; }
.me input[type="range"] { appearance: none; -webkit-appearance: none; width: 12em; min-width: 0; height: 44px; margin: 0; background: none; cursor: pointer; }
.me input[type="range"]::-webkit-slider-runnable-track { height: 10px; border-radius: 9px; background: var(--track); box-shadow: 0 0 0 1.5px rgb(251 246 236 / .5); }
.me input[type="range"]::-moz-range-track { height: 10px; border-radius: 9px; background: var(--track); box-shadow: 0 0 0 1.5px rgb(251 246 236 / .5); }
.me input[type="range"]::-webkit-slider-thumb { -webkit-appearance: none; width: 26px; height: 26px; margin-top: -8px; border: var(--outline); border-radius: 50%; background: var(--thumb); box-shadow: 0 0 0 2px var(--paper), 0 0 14px var(--glow); }
.me input[type="range"]::-moz-range-thumb { width: 24px; height: 24px; border: var(--outline); border-radius: 50%; background: var(--thumb); box-shadow: 0 0 0 2px var(--paper), 0 0 14px var(--glow); }
.me-hours input { --track: linear-gradient(90deg, #191a4a, #2c2d6e 19%, #f08a5d 25%, #8cc7f0 33%, #5aaef2 50%, #8cc7f0 68%, #ff9d5c 76%, #6a3d8f 82%, #191a4a 92%); --thumb: radial-gradient(circle, #ffe07a 45%, #f5b700 47%); --glow: #f5b70099; }
.me-hours[data-night] input { --thumb: radial-gradient(circle at 68% 38%, #3a3a86 38%, #e9e7ff 40%); --glow: #9d9bff88; }

.me .me-line { position: absolute; left: 0; right: 0; top: calc(var(--top) + 12px); width: fit-content; max-width: 92%; margin: auto; padding: .3em .9em; border-radius: 11px; background: var(--ticket); color: var(--paper); font-weight: 600; text-align: center; pointer-events: none; }
.me .me-line:empty { padding: 0; }

.me-stick, .me-thumbs { display: none; }
.me[data-touch] .me-stick { --size: clamp(112px, 32vmin, 160px); position: absolute; left: calc(var(--left) + 8px); bottom: calc(var(--bottom) + 8px); display: grid; place-items: center; width: var(--size); height: var(--size); border-radius: 50%; background: rgb(29 27 46 / .42); box-shadow: inset 0 0 0 2px rgb(251 246 236 / .55); touch-action: none; }
.me-knob { width: 46%; height: 46%; border-radius: 50%; border: var(--outline); background: var(--paper); box-shadow: 2px 3px 0 rgb(0 0 0 / .3); pointer-events: none; }
.me-stick[data-runs] .me-knob { background: var(--marigold); }
.me[data-touch] .me-thumbs { position: absolute; right: calc(var(--right) + 6px); bottom: calc(var(--bottom) + 12px); display: grid; gap: 12px; }
.me .me-thumb { display: grid; place-items: center; width: 64px; height: 64px; border-radius: 50%; background: rgb(29 27 46 / .55); color: var(--paper); box-shadow: inset 0 0 0 2px rgb(251 246 236 / .55); touch-action: none; }
.me-thumb:active { background: var(--ticket); }
.me[data-mode="walk"]:not([data-swims]) .me-down { display: none; }
.me[data-touch][data-mode="orbit"] :is(.me-stick, .me-thumbs) { display: none; }

.me-photo { position: absolute; inset: 0; pointer-events: none; }
.me-thirds { position: absolute; inset: 0; --hair: rgb(255 255 255 / .5); background: linear-gradient(var(--hair) 0 0) 33.33% 0/1px 100%, linear-gradient(var(--hair) 0 0) 66.67% 0/1px 100%, linear-gradient(var(--hair) 0 0) 0 33.33%/100% 1px, linear-gradient(var(--hair) 0 0) 0 66.67%/100% 1px; background-repeat: no-repeat; box-shadow: inset 0 0 0 14px rgb(22 20 31 / .38); }
.me-photo-bar { position: absolute; left: 0; right: 0; bottom: calc(var(--bottom) + 8px); display: flex; align-items: center; gap: 6px; width: fit-content; max-width: calc(100% - 20px); margin: auto; padding: 6px 8px; border-radius: 22px; background: var(--ticket); color: var(--paper); pointer-events: auto; }
.me-zoom { display: flex; --track: rgb(251 246 236 / .28); --thumb: var(--paper); --glow: transparent; }
.me .me-zoom input { width: clamp(70px, 20vw, 180px); margin-inline: 8px; }
.me .me-shutter { display: grid; place-items: center; width: 62px; height: 62px; flex: none; border: 4px solid var(--paper); border-radius: 50%; }
.me-shutter span { width: 44px; height: 44px; border-radius: 50%; background: var(--tomato); transition: scale .12s; }
.me-shutter:active span { scale: .85; }
.me[data-photo] :is(.me-dock, .me-opening, .me-line) { visibility: hidden; transition: none; }
.me[data-photo] .me-photo-bar .me-round { border-radius: 50%; }

.me-veil { position: absolute; inset: 0; display: grid; overflow: auto; padding: 14px; background: rgb(22 20 31 / .5); }
.me-card { position: relative; width: 100%; max-width: 34em; margin: auto; padding: 1.2em 1.4em 1.4em; border: var(--outline); border-radius: 14px; background: var(--paper); box-shadow: 6px 7px 0 rgb(0 0 0 / .4); animation: me-rise .2s var(--slide); }
.me-card :focus-visible { outline-color: var(--iris); outline-offset: 3px; }
.me-card h2 { font: 800 1.7em/1.1 var(--display); letter-spacing: -.01em; }
.me-keys { display: grid; grid-template-columns: repeat(auto-fit, minmax(13em, 1fr)); gap: .45em 1.4em; margin-top: .9em; }
.me .me-keys { margin-top: .9em; }
.me[data-touch] .me-keys.me-for-touch { display: grid; }
.me-keys li { display: flex; align-items: center; gap: .7em; }
.me-caps { display: inline-flex; align-items: center; gap: 3px; min-width: 5.4em; }
.me .me-quality { margin-top: 1.1em; padding-top: .7em; border-top: 1.5px solid var(--line); }
.me-quality legend { float: left; width: 100%; margin-bottom: .4em; font-weight: 700; }
.me-choices { clear: both; display: flex; width: fit-content; border: var(--outline); border-radius: 12px; overflow: hidden; background: #fff; }
.me-choices label { position: relative; }
.me-choices label + label { border-left: var(--outline); }
.me-choices input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.me-choices span { display: grid; place-items: center; min-width: 3.4em; min-height: 44px; padding: 0 .8em; font-weight: 600; }
.me-choices :checked + span { background: var(--ink); color: var(--paper); }
.me-choices :focus-visible + span { box-shadow: inset 0 0 0 3px var(--marigold); }
.me-switch { display: flex; align-items: center; justify-content: space-between; min-height: 48px; margin-top: .3em; font-weight: 600; cursor: pointer; }
.me-switch input { appearance: none; -webkit-appearance: none; position: relative; flex: none; width: 46px; height: 26px; margin: 0 2px; border: var(--outline); border-radius: 99px; background: var(--line); cursor: pointer; transition: .12s; }
.me-switch input::before { content: ""; position: absolute; left: 2px; top: 2px; width: 19px; height: 19px; border: var(--outline); border-radius: 50%; background: #fff; transition: .12s; }
.me-switch input:checked { background: var(--teal); }
.me-switch input:checked::before { translate: 20px; }
.me-actions { display: flex; flex-wrap: wrap; gap: .7em; margin-top: .9em; }
.me .me-button { display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: .2em 1.2em; border: var(--outline); border-radius: 14px; background: #fff; color: inherit; font-weight: 700; text-decoration: none; box-shadow: 3px 3px 0 var(--ink); transition: .12s; }
.me .me-button:hover { translate: -1px -1px; box-shadow: 4px 4px 0 var(--ink); }
.me .me-button:active { translate: 3px 3px; box-shadow: none; }
.me .me-primary { background: var(--tomato); color: #fff; }
.me-print { width: fit-content; max-width: min(46em, 100%); padding: 14px 14px 1.1em; background: #fff; text-align: center; rotate: -.8deg; }
.me-print img { display: block; max-width: 100%; max-height: 62vh; margin: auto; background: var(--night); border-radius: 4px; user-select: auto; -webkit-touch-callout: default; }
.me-print p { margin-top: .5em; font: 700 1.25em/1.2 var(--display); }
.me-print .me-actions { justify-content: center; }
.me-print small { display: block; margin-top: .8em; color: var(--muted); }
.me[data-touch] .me-print small.me-for-touch { display: block; }

@media (max-width: 760px) {
  .me-dock { bottom: auto; top: var(--top); display: grid; grid-template-columns: 1fr auto; gap: 0 6px; width: min(420px, calc(100% - 20px)); }
  .me-modes span:not(.mb-icon) { display: none; }
  .me .me-modes button { justify-content: center; flex: 1; padding: 0; }
  .me-hours { grid-column: 1 / -1; grid-row: 2; border: 0; margin: 0; padding: 0 10px; }
  .me input[type="range"] { flex: 1; width: auto; }
  .me .me-line { top: calc(var(--top) + 118px); }
  .me-opening { bottom: calc(var(--bottom) + 190px); }
  .me:not([data-touch]) .me-opening { bottom: calc(var(--bottom) + 40px); }
}
@media (min-width: 761px) { .me[data-touch] .me-opening { bottom: calc(var(--bottom) + 190px); } }
@media (max-height: 460px) { .me .me-opening { bottom: calc(var(--bottom) + 70px); left: 26vw; } }
@keyframes me-rise { from { translate: 0 24px; opacity: 0; } }
.me[data-calm] *, .me[data-calm] ::before { animation: none !important; transition: none !important; }
.me[data-bare] .me-play > :not(.me-surface) { visibility: hidden; }
@media (forced-colors: active) { .me-choices :checked + span, .me-switch input:checked, .me-modes [aria-pressed="true"] { background: Highlight; forced-color-adjust: none; } }
`
