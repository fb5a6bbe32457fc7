/**
 * Paper, ink and cut-out colour, as the stage itself. On wide screens settings stand beside the stage and stay there, however far
 * one reads; in one column the stage stays at the top while the rest moves under it.
 */
export const style = `
html, body { margin: 0; height: 100%; background: #fbf6ec; }
.ms {
  --paper: #fbf6ec; --card: #fff; --ink: #1d1b2e; --muted: #5f5b6d; --line: #d8cfbb; --iris: #5b5bd6; --tomato: #d43c21; --teal: #0b7a75; --marigold: #f5b700; --leaf: #3f7d33;
  --display: "Bricolage Grotesque", ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, "Segoe UI", system-ui, sans-serif;
  --rim: 1.5px solid var(--ink);
  height: 100dvh; overflow: auto; padding: 14px max(14px, env(safe-area-inset-right)) 28px max(14px, env(safe-area-inset-left)); color: var(--ink); background: var(--paper); color-scheme: light;
  font: 400 15px/1.45 Inter, system-ui, "Segoe UI", Roboto, sans-serif; -webkit-tap-highlight-color: transparent; container-type: inline-size;
}
.ms *, .ms ::before, .ms ::after { box-sizing: border-box; }
.ms h1, .ms h2, .ms h3, .ms p, .ms ul, .ms ol, .ms dl, .ms dd, .ms dt, .ms fieldset, .ms legend { margin: 0; padding: 0; border: 0; min-width: 0; list-style: none; }
.ms button, .ms select, .ms input { font: inherit; color: inherit; }
.ms button { cursor: pointer; touch-action: manipulation; }
.ms :focus-visible { outline: 3px solid var(--iris); outline-offset: 2px; }
.ms [hidden] { display: none !important; }
.ms-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.ms .mb-icon { display: inline-grid; width: 18px; height: 18px; flex: none; }
.ms .mb-icon svg { fill: currentColor; }
.ms .mb-icon path { fill-rule: evenodd; }

.ms-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; margin-bottom: 10px; }
.ms-head h1 { font: 800 clamp(22px, 3.4cqw, 32px)/1.12 var(--display); letter-spacing: -.015em; text-wrap: balance; overflow-wrap: anywhere; }
.ms-subject { color: var(--muted); }
.ms-subject::first-letter { text-transform: uppercase; }
.ms-level { margin-left: auto; color: var(--muted); font-size: 14px; }
.ms select { min-height: 36px; padding: 4px 8px; border: var(--rim); border-radius: 10px; background: var(--card); }
.ms .ms-note { margin-bottom: 10px; padding: 8px 12px; border: var(--rim); border-radius: 12px; background: #fff3cf; }
.ms-parts { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 10px; }
.ms-parts button, .ms-runs button { min-height: 36px; padding: 4px 12px; border: var(--rim); border-radius: 10px; background: var(--card); font-weight: 600; }
.ms-parts [aria-pressed="true"], .ms-runs [aria-pressed="true"] { background: var(--ink); color: #fff; }
.ms-runs { display: flex; gap: 4px; margin-left: auto; }
.ms-back { min-height: 36px; margin-left: auto; padding: 4px 10px; border: 0; border-radius: 10px; background: none; color: var(--iris); font-weight: 650; text-decoration: underline; text-underline-offset: 3px; }
.ms-back + .ms-runs { margin-left: 0; }
.ms-back[hidden] + .ms-runs { margin-left: auto; }

.ms-part { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); align-items: start; }
.ms-column { display: grid; gap: 14px; min-width: 0; }
.ms-show { display: grid; gap: 12px; align-content: start; min-width: 0; }
.ms-stages { display: grid; gap: 10px; }
@container (min-width: 760px) {
  .ms-part { grid-template-columns: minmax(0, 1fr) clamp(300px, 36cqw, 440px); }
  .ms-column + .ms-column { position: sticky; top: 0; max-height: calc(100dvh - 14px); padding: 0 6px 8px 0; overflow-y: auto; overscroll-behavior: contain; }
  .ms-stages[data-count="1"] { width: min(100%, max(280px, (100dvh - 176px) * 1.6)); margin-inline: auto; }
  .ms-stages[data-count="2"] { grid-template-columns: 1fr 1fr; }
}
@container (max-width: 759.9px) {
  .ms-column, .ms-show, .ms-stages { display: contents; }
  .ms-stages > *, .ms-show > * { order: 1; }
  .ms-settings { order: 2; }
  .ms-measures { order: 3; }
  .ms-learn { order: 4; }
  .ms-stages > .ms-stage { position: sticky; top: -14px; z-index: 2; width: min(100%, max(280px, 72dvh)); justify-self: center; }
  .ms-stages > .ms-stage[data-edited] { z-index: 3; }
}
@media (max-width: 759px) { .ms { scroll-padding-top: min(66vw, 48dvh); } }
.ms-stage { position: relative; display: grid; border: var(--rim); border-radius: 14px; overflow: hidden; background: var(--paper); box-shadow: 4px 4px 0 rgb(29 27 46 / .12); }
.ms-canvas { display: block; width: 100%; height: auto; aspect-ratio: 8 / 5; }
.ms-window { overflow: hidden; min-width: 0; }
.ms-transport .ms-zoom { display: none; }
@container (max-width: 520px) {
  .ms-transport .ms-zoom { display: inline-flex; }
  .ms-stages[data-close] .ms-window { overflow: auto; max-height: 78vw; touch-action: pan-x pan-y; }
  .ms-stages[data-close] .ms-canvas { width: 215%; }
}
.ms-lane { position: absolute; top: 8px; left: 8px; padding: 2px 10px; border-radius: 8px; background: var(--ink); color: #fff; font-weight: 700; font-size: 13px; }
.ms .ms-caption { min-height: 1.45em; color: var(--muted); font-size: 14px; }

.ms-transport { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.ms-transport button { display: inline-flex; align-items: center; gap: 7px; min-height: 44px; padding: 0 14px; border: var(--rim); border-radius: 12px; background: var(--card); font-weight: 650; }
.ms-transport button:hover { background: #f4ecda; }
.ms .ms-transport .ms-play { min-width: 108px; background: var(--marigold); box-shadow: 3px 3px 0 rgb(29 27 46 / .18); }
.ms .ms-transport .ms-play:hover { background: #ffc928; }
.ms .ms-tool[aria-pressed="true"] { background: var(--ink); color: #fff; }
.ms-transport select { min-height: 44px; }
.ms-clock { margin-left: auto; font: 700 18px/1 var(--display); font-variant-numeric: tabular-nums; }
.ms-sign { display: grid; }

.ms-readouts { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 8px; }
.ms-readouts > div { padding: 7px 11px; border: 1.5px solid var(--line); border-radius: 12px; background: var(--card); }
.ms-readouts dt { color: var(--muted); font-size: 13px; line-height: 1.25; }
.ms-readouts dd { font: 700 18px/1.3 var(--display); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }

.ms-card { padding: 14px; border: var(--rim); border-radius: 16px; background: var(--card); box-shadow: 4px 4px 0 rgb(29 27 46 / .1); min-width: 0; }
.ms-card-head { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; }
.ms h2 { font: 800 17px/1.2 var(--display); }
.ms h3 { margin: 12px 0 6px; font: 800 16px/1.2 var(--display); }
.ms-controls { display: grid; gap: 10px; }
.ms-field { display: grid; gap: 2px; }
.ms-field-head { display: flex; align-items: center; flex-wrap: wrap; gap: 2px 8px; }
.ms-field label { font-weight: 600; }
.ms-symbol { color: var(--muted); }
.ms-entry { display: inline-flex; align-items: center; gap: 5px; margin-left: auto; }
.ms-number { width: 5.6em; min-height: 32px; padding: 2px 7px; border: 1.5px solid var(--line); border-radius: 9px; background: var(--paper); text-align: right; font-variant-numeric: tabular-nums; appearance: textfield; -moz-appearance: textfield; }
.ms-number::-webkit-inner-spin-button { display: none; }
.ms-unit { min-width: 2.2em; color: var(--muted); }
.ms .ms-about { color: var(--muted); font-size: 13px; line-height: 1.35; }
.ms input[type="range"] { appearance: none; -webkit-appearance: none; width: 100%; height: 30px; margin: 0; background: linear-gradient(var(--muted), var(--muted)) calc(12px + (100% - 24px) * var(--usual, 0)) 100% / 2px 5px no-repeat; cursor: pointer; }
.ms input[type="range"]::-webkit-slider-runnable-track { height: 8px; border-radius: 6px; border: 1.5px solid var(--ink); background: linear-gradient(90deg, var(--iris) var(--share, 50%), #fff var(--share, 50%)); }
.ms input[type="range"]::-moz-range-track { height: 6px; border-radius: 6px; border: 1.5px solid var(--ink); background: linear-gradient(90deg, var(--iris) var(--share, 50%), #fff var(--share, 50%)); }
.ms input[type="range"]::-webkit-slider-thumb { -webkit-appearance: none; width: 24px; height: 24px; margin-top: -9.5px; border: var(--rim); border-radius: 50%; background: #fff; box-shadow: 2px 2px 0 rgb(29 27 46 / .2); }
.ms input[type="range"]::-moz-range-thumb { width: 22px; height: 22px; border: var(--rim); border-radius: 50%; background: #fff; }
.ms :disabled { cursor: not-allowed; opacity: .75; }

.ms-tabs { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 10px; }
.ms-tabs button { flex: none; min-height: 36px; padding: 4px 12px; border: 1.5px solid transparent; border-radius: 10px; background: none; color: var(--muted); font-weight: 650; }
.ms-tabs button:hover { background: var(--paper); }
.ms-tabs [aria-selected="true"] { border-color: var(--ink); background: var(--paper); color: var(--ink); }
.ms-page:focus-visible { outline-offset: 6px; border-radius: 4px; }
.ms-graph { display: grid; gap: 6px; }
.ms-plot { min-width: 0; height: 230px; overflow: hidden; }
.ms .ms-graph-values { min-height: 2.7em; color: var(--muted); font-size: 13px; line-height: 1.35; font-variant-numeric: tabular-nums; }
.ms-legend { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 13px; }
.ms-legend li { display: inline-flex; align-items: center; gap: 6px; }
.ms-mark { width: 20px; border-top: 4px solid currentColor; border-radius: 2px; }
.ms-mark.ms-dashed { border-top-style: dashed; }
.ms-button { min-height: 38px; padding: 4px 14px; border: var(--rim); border-radius: 11px; background: var(--card); font-weight: 650; box-shadow: 2px 2px 0 rgb(29 27 46 / .14); }
.ms-button:hover { background: #f4ecda; }
.ms-quiet { margin-top: 6px; box-shadow: none; }

.ms .ms-tells { max-width: 68ch; font-size: 17px; line-height: 1.5; }
.ms-tries { display: grid; gap: 8px; max-width: 76ch; }
.ms-tries li { display: flex; align-items: center; justify-content: space-between; gap: 14px; padding: 8px 12px; border-radius: 12px; background: var(--paper); }
.ms-tries .ms-button { flex: none; }
.ms-part[data-locked] .ms-tries .ms-button { display: none; }
.ms-questions { display: grid; gap: 16px; max-width: 76ch; counter-reset: question; }
.ms-questions legend { margin-bottom: 6px; font-weight: 700; font-size: 16px; }
.ms-questions legend::before { counter-increment: question; content: counter(question) ". "; }
.ms-option { display: flex; align-items: center; gap: 9px; min-height: 38px; margin-bottom: 4px; padding: 4px 12px; border: 1.5px solid var(--line); border-radius: 11px; cursor: pointer; }
.ms-option:has(:checked) { border-color: var(--ink); background: var(--paper); }
.ms-option[data-right] { border-color: var(--leaf); background: #e6f2df; }
.ms-option[data-wrong] { border-color: var(--tomato); background: #fbe4de; }
.ms-option input { width: 18px; height: 18px; accent-color: var(--iris); }
.ms .ms-answer { margin-top: 6px; }
.ms-formulas { display: grid; gap: 4px 18px; }
.ms-formula { display: block; padding: 10px 0 2px; font-size: 21px; overflow-x: auto; }
.ms-formulas dd, .ms-words dd { color: var(--muted); }
.ms-words { display: grid; gap: 2px; max-width: 76ch; }
.ms-words dt { margin-top: 8px; font-weight: 700; }
.ms-checks { display: grid; gap: 6px; margin-top: 10px; max-width: 84ch; }
.ms-checks li { display: flex; gap: 9px; }
.ms-checks [data-passed] .ms-tick { color: var(--leaf); }
.ms-tick { flex: none; color: var(--tomato); font-weight: 800; }
.ms .ms-checks + p, .ms p + .ms-button { margin-top: 10px; }

.ms .uplot { position: relative; }
.ms .u-wrap { position: relative; user-select: none; }
.ms .u-over, .ms .u-under { position: absolute; }
.ms .u-under { overflow: hidden; }
.ms .uplot canvas { position: relative; display: block; width: 100%; height: 100%; }
.ms .u-axis { position: absolute; }
.ms :is(.u-cursor-x, .u-cursor-y) { position: absolute; left: 0; top: 0; pointer-events: none; }
.ms .u-hz .u-cursor-x { height: 100%; border-right: 1.5px dashed var(--muted); }
.ms .u-hz .u-cursor-y { width: 100%; border-bottom: 1.5px dashed var(--muted); }
.ms .u-cursor-pt { position: absolute; left: 0; top: 0; border-radius: 50%; pointer-events: none; }
.ms .u-off { display: none; }
.ms .u-select { position: absolute; pointer-events: none; }

.ms[data-bare] { padding: 0; overflow: hidden; }
.ms[data-bare] :is(.ms-head, .ms-note, .ms-parts, .ms-settings, .ms-measures, .ms-learn, .ms-caption, .ms-transport, .ms-readouts) { display: none; }
.ms[data-bare] .ms-part { display: block; }
@media (prefers-reduced-motion: no-preference) { .ms button { transition: background .12s; } }
@container (max-width: 480px) {
  .ms-transport .ms-tool { padding: 0 10px; }
  .ms-readouts { grid-template-columns: 1fr 1fr; }
  .ms-level { margin-left: 0; }
  .ms-number { width: 5.1em; padding: 2px 5px; }
}
`
