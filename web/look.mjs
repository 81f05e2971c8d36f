// usage: node look.mjs NAME FEN|- TAGS JSON_EVENTS sizes...
import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
const API = "http://127.0.0.1:8064",
  WEB = "http://127.0.0.1:5100";
const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
const only = process.argv.slice(3);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
for (const whole of plan)
  for (const one of whole.late || whole.fresh
    ? whole.sizes.map((z) => ({ ...whole, sizes: [z] }))
    : [whole]) {
    if (only.length && !only.some((o) => one.name.startsWith(o))) continue;
    let path = one.path;
    let late = async () => {};
    if (!path) {
      const made = await (
        await fetch(API + "/api/games", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(one.game),
        })
      ).json();
      const seats = Object.fromEntries(made.seats.map((s) => [s.role, s.link]));
      const id = made.id ?? made.view?.id;
      const say = async (events) => {
        for (const event of events ?? []) {
          const {
            as = event.event.startsWith("Black")
              ? "black"
              : event.event.startsWith("Arbiter")
                ? "arbiter"
                : "white",
            ...body
          } = event;
          const link = seats[as] ?? made.seats[0].link;
          const secret = link.split("#")[1];
          const v = link.match(/game\/([^#]+)/)[1];
          const st = await (
            await fetch(`${API}/api/games/${v}`, { headers: { authorization: `Bearer ${secret}` } })
          ).json();
          const r = await fetch(`${API}/api/games/${v}/events`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${secret}`,
              "idempotency-key": Math.random().toString(36),
            },
            body: JSON.stringify({ ...body, key: Math.random().toString(36).slice(2) }),
          });
          if (!r.ok) console.log(one.name, r.status, (await r.text()).slice(0, 300));
        }
      };
      await say(one.events);
      late = () => say(one.late);
      path = seats[one.seat ?? "white"] ?? made.seats[0].link;
    }
    for (const [w, h, scheme = "light", lang = "en"] of one.sizes) {
      const context = await browser.newContext({
        viewport: { width: w, height: h },
        colorScheme: scheme,
        hasTouch: w < 1000,
        locale: lang,
      });
      const page = await context.newPage();
      page.on("pageerror", (e) => console.log("ERR", e.message.slice(0, 200)));
      if (one.storage)
        await page.addInitScript((s) => {
          for (const [k, v] of Object.entries(s)) localStorage.setItem(k, v);
        }, one.storage);
      await page.goto(WEB + path);
      await page
        .waitForSelector(one.wait ?? ".game .board", { timeout: 20000 })
        .catch((e) => console.log(one.name, "no", one.wait));
      await late();
      late = async () => {};
      for (const step of one.steps ?? []) {
        try {
          if (step.click) await page.locator(step.click).first().click({ timeout: 3000 });
          if (step.fill)
            await page.locator(step.fill[0]).first().fill(step.fill[1], { timeout: 3000 });
          if (step.key) await page.keyboard.type(step.key);
          if (step.press) await page.keyboard.press(step.press);
          if (step.wait) await page.waitForSelector(step.wait, { timeout: 5000 });
          if (step.drag) {
            const [a, b] = step.drag;
            const box = async (s) => {
              const r = await page.locator(`[data-square=${s}]`).boundingBox();
              return [r.x + r.width / 2, r.y + r.height / 2];
            };
            const [x1, y1] = await box(a),
              [x2, y2] = await box(b);
            await page.mouse.move(x1, y1);
            await page.mouse.down();
            await page.mouse.move(x2, y2, { steps: 6 });
            await page.mouse.up();
          }
        } catch (e) {
          console.log(one.name, JSON.stringify(step), e.message.slice(0, 150));
        }
      }
      await page.waitForTimeout(one.pause ?? 700);
      await page.screenshot({ path: `/tmp/look/${one.name}-${w}x${h}-${scheme}-${lang}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(one.name, w, h, lang, "wider by", wide);
      await context.close();
    }
  }
await browser.close();
