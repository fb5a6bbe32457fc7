import sharp from 'sharp'
const [,, src, out, ...cols] = process.argv
const parts = await Promise.all(cols.map(async (c,i)=>({input: await sharp(src).extract({left: Number(c)*480, top: 22, width:480, height:300}).resize(800,500).png().toBuffer(), left:i%2*800, top: Math.floor(i/2)*500})))
await sharp({create:{width:1600,height:500*Math.ceil(cols.length/2),channels:3,background:'#fff'}}).composite(parts).png().toFile(out)
