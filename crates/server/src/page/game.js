// Plays a game in the protocol's words: the page proper comes with the board.
const id = location.pathname.split("/").pop();
const secret = location.hash.slice(1) || null;
const $ = (name) => document.getElementById(name);
const GLYPHS = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙",
  k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" };

let socket, known = 0, state, shown = 0, first = null, you = "spectator";
const unanswered = new Map();

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/games/${id}/ws`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ sit: { secret, after: known, lang: navigator.language } }));
    // What was not acknowledged goes again with its key: it counts once.
    for (const submit of unanswered.values()) socket.send(JSON.stringify({ submit }));
  };
  socket.onmessage = (message) => told(JSON.parse(message.data));
  socket.onclose = () => {
    $("status").textContent = "The connection is lost; trying again.";
    setTimeout(connect, 1000);
  };
}

function told(message) {
  if (message.table) sit(message.table);
  if (message.news) news(message.news);
  if (message.taken) unanswered.delete(message.taken.key);
  if (message.problem) {
    unanswered.delete(message.problem.key);
    const { title, detail } = message.problem.problem;
    $("problem").textContent = `${title}. ${detail}`;
  }
}

function sit(table) {
  you = table.you;
  $("names").textContent = [table.tags.White || "White", table.tags.Black || "Black"].join(" – ");
  const actors = { white: ["White"], black: ["Black"], both: ["White", "Black"],
    arbiter: ["Arbiter", "White", "Black"] }[you] || [];
  const options = actors.map((actor) => new Option(actor, actor));
  $("say").elements.actor.replaceChildren(...options);
  $("say").hidden = actors.length === 0;
}

function news({ happenings, state: now }) {
  for (const happening of happenings) {
    known = Math.max(known, happening.version);
    const li = document.createElement("li");
    const said = happening.event || happening.said || happening.interrupted || "";
    const rulings = happening.rulings.map((r) => `${r.words} [${r.articles.join(", ")}]`);
    li.textContent = [said, ...rulings].join(" · ");
    $("record").prepend(li);
  }
  known = Math.max(known, now.version);
  [state, shown] = [now, performance.now()];
  draw();
}

function draw() {
  const squares = [];
  state.board.split("/").forEach((row, y) => {
    const cells = row.replace(/\d/g, (n) => " ".repeat(n));
    [...cells].forEach((letter, x) => {
      const cell = document.createElement("button");
      cell.className = (x + y) % 2 ? "dark" : "light";
      cell.textContent = GLYPHS[letter] || "";
      cell.dataset.square = "abcdefgh"[x] + (8 - y);
      cell.ariaLabel = `${cell.dataset.square} ${letter.trim()}`;
      if (cell.dataset.square === first) cell.classList.add("first");
      cell.onclick = () => clicked(cell.dataset.square);
      squares.push(cell);
    });
  });
  $("board").replaceChildren(...squares);
  const end = state.result === "*" ? state.status : `${state.result} ${state.termination}`;
  $("status").textContent = state.interrupted ? `${end}: the server was interrupted` : end;
  tick();
}

function clicked(square) {
  if (first === null) first = square;
  else {
    if (first !== square) say(`plays ${first}${square}`);
    first = null;
  }
  draw();
}

function say(act) {
  $("problem").textContent = "";
  const actor = $("say").elements.actor.value;
  const key = crypto.randomUUID ? crypto.randomUUID() : String(Math.random());
  const submit = { event: `${actor} ${act}`, key };
  unanswered.set(key, submit);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ submit }));
}

$("say").addEventListener("submit", (submitted) => {
  submitted.preventDefault();
  say($("say").elements.act.value);
  $("say").elements.act.value = "";
});

$("press").addEventListener("click", () => {
  say("presses");
  const actors = $("say").elements.actor;
  if (you === "both") actors.selectedIndex = 1 - actors.selectedIndex;
});

function tick() {
  if (!state) return;
  const gone = Math.max(0, performance.now() - shown - state.clock.delay_ms);
  for (const player of ["white", "black"]) {
    const at = state.clock[`${player}_ms`];
    const runs = state.clock.running === player;
    const ms = Math.max(0, at - (runs ? gone : 0));
    const seconds = Math.ceil(ms / 1000);
    const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
    const text = parts.map((n) => String(Math.floor(n)).padStart(2, "0")).join(":");
    $(player).textContent = at === null ? "" : text;
    $(player).className = runs ? "runs" : "";
  }
}

setInterval(tick, 200);
connect();
