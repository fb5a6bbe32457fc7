/** Ways of talking about a picture of a thing rather than the thing. They are taken off before anything is read. */
const frames: RegExp[] = [
  /\b(?:a |an |the )?(?:zoomed[ -]?out |zoomed[ -]?in |wide angle |close[ -]?up |closeup |macro |aerial |full body |overhead |studio |professional |high quality |highly detailed |detailed |beautiful |4k |8k |hd |blender |3d |digital |realistic |award winning )*(?:dslr )?(?:photo(?:graph)?|photography|render(?:ing)?|shot|picture|image|illustration|drawing|painting|sketch|view|portrait|3d model|3d asset|3d scan|game asset|asset|model|mesh|close[ -]?up|closeup|3d object|3d scene|depiction|scan)(?: (?:photo|shot|view|image|render(?:ing)?))? (?:of|showing|depicting)\b/g,
  /^\s*(?:a |an )?(?:(?:3d|dslr|cgi)(?: (?:model|render|photo|asset|object))?|blender (?:model|render|asset|object))\b[:,]?/g,
  /,? ?\b(?:(?:highly|very|ultra|extremely|super|hyper|insanely|intricately) )+(?:detailed|realistic|intricate)\b/g,
  /,? ?\b(?:trending on [a-z]+|on artstation|artstation|unreal engine(?: \d)?|octane render|octane|blender render|cycles render|ray ?traced|ray ?tracing|global illumination|volumetric lighting|studio lighting|soft lighting|cinematic lighting|dramatic lighting|natural lighting|depth of field|bokeh|sharp focus|in focus|wide ?angle|wide lens|macro lens|tilt ?shift|hdr|uhd|4k|8k|16k|64k|hd|pbr|masterpiece|best quality|high quality|high resolution|high res|high detail|ultra detailed|fine details?|concept art|digital art|award winning|national geographic|game ready|game asset|ready for games|3d model|3d asset|3d render|3d art|isometric(?: view)?|front view|side view|top view|aerial view|aerial photo|bird's eye view|top down view|head portrait|portrait|full body|close up|physically based rendering|vray|v ray|photorealism|white background|black background|plain background|simple background|transparent background|no background)\b/g,
  /,? ?\b(?:on|against|with|in front of|over) (?:a |an |the )?(?:plain |solid |simple |clean |pure |transparent |blurry |blurred |neutral |studio )*(?:white |black |grey |gray |green |blue |transparent |plain |blurry |studio )*(?:background|backdrop)\b/g,
  // What it is for stands nowhere on it: 'so that students can see'.
  /,? ?\bso (?:that )?(?:(?:my|our|the|all|young) ){0,2}(?:students?|pupils?|kids|children|people|players?|users?|class|visitors?|customers?|everybody|everyone|they|we|i|you) (?:can|could|may|will|would|understands?|sees?|learns?|knows?)\b[^.;!?]*/g,
  /,? ?\b(?:seen|viewed|photographed|shot|taken) from (?:the )?(?:above|below|behind|front|side|far away|afar|a distance|all sides)\b/g,
]

/** Nouns that only say that a picture of something is meant. */
const pictures = new Set(
  'photo photograph picture image render rendering shot illustration drawing depiction scan view close up closeup 3d model asset mesh'.split(
    ' ',
  ),
)
export const isPictureTalk = (noun: string): boolean => noun.split(' ').every((word) => pictures.has(word))

/** The prompt with spaces where it only talks about pictures, so that every word keeps its place. */
export function withoutPictureTalk(prompt: string): string {
  let text = prompt
  for (const frame of frames)
    text = text.replace(new RegExp(frame.source, 'gi'), (found) => ' '.repeat(found.length))
  return text
}
