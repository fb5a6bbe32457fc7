/** How people say that it is lost, or won: whatever is said before or after it is what it is lost or won by. */

export const whoever = '(?:you|i|we|he|she|it|they|the player)'

export const loses = `(?:${whoever} (?:loses?|(?:is|are|am) (?:fired|out|dead|lost|done|finished)|dies?|fails?|(?:have|has) to (?:close|stop|give up|quit|leave|go home|start over)(?: for the day| down| the \\w+)?)|(?:it is|its|it's|it’s) (?:all )?(?:game over|over|lost)|(?:it is )?game over|the (?:game|race|run|round|match|show|shift|day|party|ride|trip|job|[a-z]+)(?: is|['’]s) (?:over|lost)|the (?:game|race|run|round|match|show|shift|party) ends)`

/** 'And your ship is gone', 'and the stand closes': what comes to an end then, without a word of losing. */
export const shuts =
  '(?:your|the|his|her|my|our) [a-z]+ (?:is (?:gone|over|lost|closed|ruined|destroyed|sunk|dead|done)|closes(?: down)?|shuts(?: down)?|sinks|explodes|goes bankrupt|falls apart|breaks down|burns down|collapses)'

const whole = '(?:game|level|match|round|stage|race|puzzle|day|night|mission)'
/** 'You are the mayor', 'you become king': what one is made by it. */
const crowned =
  '(?:are|is|becomes?) (?:crowned |made |named )?(?:the |an? )?(?:new )?(?:winner|champion|king|queen|mayor|boss|chief|hero|legend|president|emperor|empress|ruler|captain|millionaire|tycoon|master)'
export const winning = `(?:wins?|won|has won|have won|${crowned})(?: the (?:game|level|match|race|round))?\\b`

/** 'The level is done': with something that was to be done it is won by that. */
export const done = `(?:the |this |each |every )?${whole} (?:ends|is (?:over|done|won|finished|complete|completed|cleared|solved|beaten))\\b`
