import { chromium } from "playwright-core"; import { execFileSync } from "node:child_process";
const b = await chromium.launch({ executablePath: execFileSync("./chromium",{encoding:"utf8"}).trim(), args:["--no-sandbox","--disable-gpu"]});
const base="http://127.0.0.1:8123";
for (const [w,h] of [[390,844],[360,640],[768,1024],[1024,768],[1280,800],[1366,768],[320,568]]) {
  const c = await b.newContext({viewport:{width:w,height:h},hasTouch:w<1280}); const p = await c.newPage();
  await p.addInitScript(()=>{ window.seen=[]; const f=()=>{ const g=document.querySelector("form .go")?.getBoundingClientRect(); const hero=document.querySelector(".hero")?.getBoundingClientRect(); const m=!!document.querySelector(".mine"); const s=[hero&&Math.round(hero.bottom), g&&Math.round(g.bottom), m].join("/"); if(window.seen.at(-1)!==s) window.seen.push(s); requestAnimationFrame(f)}; f(); });
  await p.goto(base); await p.locator("form .go").waitFor(); 
  await p.locator("form .go").click(); await p.waitForTimeout(1500);
  await p.goto(base); await p.waitForTimeout(1500);
  console.log(w,h, await p.evaluate(()=>[window.seen.join(" "), innerHeight, document.documentElement.scrollTop]));
  await c.close();
}
await b.close();
