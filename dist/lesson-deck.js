var AttentionLesson;(AttentionLesson||={}).deck=(()=>{var Et=Object.create;var ne=Object.defineProperty;var Nt=Object.getOwnPropertyDescriptor;var qt=Object.getOwnPropertyNames;var Lt=Object.getPrototypeOf,It=Object.prototype.hasOwnProperty;var Le=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(a){throw t=0,a}};var Ie=(e,t,a,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of qt(t))!It.call(e,i)&&i!==a&&ne(e,i,{get:()=>t[i],enumerable:!(s=Nt(t,i))||s.enumerable});return e};var Ce=(e,t,a)=>(a=e!=null?Et(Lt(e)):{},Ie(t||!e||!e.__esModule?ne(a,"default",{value:e,enumerable:!0}):a,e)),Ct=e=>Ie(ne({},"__esModule",{value:!0}),e);var Be=Le((gi,He)=>{He.exports=AttentionLesson.shared.s0});var Re=Le((yi,ze)=>{ze.exports=AttentionLesson.shared.s1});var pi={};var n=Ce(Be()),bi=Ce(Re());function Ht(e,t,a,s){return e.length?n.c`<div class="asks" role="group" aria-label="Your answer, if you like to type it">${e.map(({label:i,tolerance:r},o)=>n.c`
    <div class=${r===0&&e.length>2?"ask narrow":"ask"}>
      <label for="ask-${o}">${i}</label>
      <input id="ask-${o}" autocomplete="off" spellcheck="false" inputmode="text" ?disabled=${a}
        .value=${(0,n.r)(t[o]??"")} @input=${d=>s(o,d.target.value)}>
    </div>`)}</div>
  ${e.some(({tolerance:i})=>i>0)?n.c`<p class="hint muted ui">Fractions are fine, and so are decimals,
    two or three of them.</p>`:n.f}`:n.f}function Bt(e,t,a){return a.length?n.c`<ul class="marks ui" role="list" aria-label="Your answer">${e.map(({label:s,value:i},r)=>n.c`<li>
    <span class="sign ${a[r]?"right":"wrong"}" aria-hidden="true">${a[r]?"\u2713":"\u2717"}</span>
    ${s}: <span class="num" data-name=${s} data-value=${String(i)}>${(0,n.y)(i)}</span>,
    ${a[r]?"right":t[r]?.trim()?n.c`not ${t[r].trim()}`:"left out"}</li>`)}</ul>`:n.f}var zt="Note and more",Rt="No card is in your deck yet.",Ot=e=>`Add all ${e} cards`,Jt=({title:e})=>`Recall: ${e}`,Ft=({title:e,where:t,due:a,question:s,fields:i,revealed:r,keys:o=n.f,submit:d,add:l})=>n.c`
  <div class="head">
    <p class="title" id="title" tabindex="-1">${e}</p>
    <p class=${a?"where due":"where"}>${t}</p>
  </div>
  <div class="question prose">${s}</div>
  <form @submit=${d}>
    ${i}
    <div class="buttons row" ?hidden=${r}>
      <button type="submit" class="main" aria-keyshortcuts=${o}>Show the answer</button>
      ${l?n.c`<button type="button" @click=${l}>Add to my deck</button>`:n.f}
    </div>
  </form>`,Ut=({words:e,buttons:t,href:a})=>n.c`
  <p class="ui muted" role="status">${e}</p>
  <div class="row">
    ${t}
    <a class="ui" href=${a}>Open the review</a>
  </div>`,Pt=[{name:"c1",title:"Attention with a mask",front:'<p>Write the whole formula of scaled dot-product attention, for <span class="tie"><span class="katex"><math><mi class="of-q">Q</mi></math></span>,</span> <span class="tie"><span class="katex"><math><mi class="of-k">K</mi></math></span>,</span> <span class="katex"><math><mi class="of-v">V</mi></math></span> and an additive mask <span class="tie"><span class="katex"><math><mi>M</mi></math></span>.</span></p>',back:`<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi class="of-q">Q</mi><mo separator="true">,</mo><mi class="of-k">K</mi><mo separator="true">,</mo><mi class="of-v">V</mi><mo stretchy="false">)</mo><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mrow><mi class="of-q">Q</mi><msup><mi class="of-k">K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><mi>M</mi><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mtext>\u2009</mtext><mi class="of-v">V</mi></mstyle></math></span></div>
<p>The softmax runs along each row by itself. <span class="katex"><math><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mn>0</mn></math></span> lets query <span class="katex"><math><mi>i</mi></math></span> look at key <span class="tie"><span class="katex"><math><mi>j</mi></math></span>,</span> and <span class="katex"><math><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></math></span> hides that key from it.</p>`,values:{},asks:[],anki:{front:'<p>Write the whole formula of scaled dot-product attention, for <span class="tie">\\(Q\\),</span> <span class="tie">\\(K\\),</span> \\(V\\) and an additive mask <span class="tie">\\(M\\).</span></p>',back:`<div class="formula">\\[\\operatorname{Attn}(Q, K, V) = \\operatorname{softmax}\\Big(\\frac{QK^{\\top}}{\\sqrt{d_k}} + M\\Big)\\, V\\]</div>
<p>The softmax runs along each row by itself. \\(M_{ij} = 0\\) lets query \\(i\\) look at key <span class="tie">\\(j\\),</span> and \\(M_{ij} = -\\infty\\) hides that key from it.</p>`},source:{front:"Write the whole formula of scaled dot-product attention, for $Q$, $K$, $V$ and an additive mask $M$.",back:`$$
\\operatorname{Attn}(Q, K, V) = \\operatorname{softmax}\\Big(\\frac{QK^{\\top}}{\\sqrt{d_k}} + M\\Big)\\, V
$$

The softmax runs along each row by itself. $M_{ij} = 0$ lets query $i$ look at key $j$, and $M_{ij} = -\\infty$ hides that key from it.`}},{name:"c2",title:"From scores to weights",front:'<p>One query meets two keys and scores them <span class="katex"><math><mn>0</mn></math></span> and <span class="tie"><span class="katex"><math><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext></math></span>.</span> Which weights does the softmax give them?</p>',back:`<p>Exponentials first: <span class="katex"><math><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></math></span> and <span class="tie"><span class="katex"><math><msup><mi>e</mi><mrow><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext></mrow></msup><mo>=</mo><mtext>[[n]]</mtext></math></span>.</span> Then divide both by their sum, <span class="tie"><span class="katex"><math><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></math></span>:</span></p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi>a</mi><mo>=</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mn>1</mn><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></mfrac><mo separator="true">,</mo><mtext>\xA0</mtext><mfrac><mtext>[[n]]</mtext><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></mfrac><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[a1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[a2]]</mtext><mo stretchy="false">)</mo></mstyle></math></span></div>`,values:{n:3,a1:.25,a2:.75},asks:[{label:"weight of the first key",tolerance:.005},{label:"weight of the second key",tolerance:.005}],anki:{front:'<p>One query meets two keys and scores them \\(0\\) and <span class="tie">\\(\\ln 3\\).</span> Which weights does the softmax give them?</p>',back:`<p>Exponentials first: \\(e^0 = 1\\) and <span class="tie">\\(e^{\\ln 3} = 3\\).</span> Then divide both by their sum, <span class="tie">\\(1 + 3\\):</span></p>
<div class="formula">\\[a = \\Big(\\frac{1}{1 + 3},\\ \\frac{3}{1 + 3}\\Big) \\approx (0.25,\\ 0.75)\\]</div>`},source:{front:"One query meets two keys and scores them $0$ and $\\ln 3$. Which weights does the softmax give them?",back:`Exponentials first: $e^0 = 1$ and $e^{\\ln 3} = 3$. Then divide both by their sum, $1 + 3$:

$$
a = \\Big(\\frac{1}{1 + 3},\\ \\frac{3}{1 + 3}\\Big) \\approx (0.25,\\ 0.75)
$$`}},{name:"c3",title:"The factor under the dot product",front:'<p>Attention divides <span class="katex"><math><msup><mi class="of-q">q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi class="of-k">k</mi></math></span> by <span class="tie"><span class="katex"><math><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math></span>.</span> What goes wrong without it, and why this number and no other?</p>',back:`<p>Take entries that are independent, with mean 0 and variance 1. Then <span class="tie"><span class="katex"><math><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi class="of-q">q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi class="of-k">k</mi><mo stretchy="false">)</mo><mo>=</mo><msub><mi>d</mi><mi>k</mi></msub></math></span>,</span> so raw logits spread like <span class="tie"><span class="katex"><math><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math></span>.</span></p>
<p>Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at <span class="katex"><math><msub><mi>W</mi><mi>Q</mi></msub></math></span> and <span class="tie"><span class="katex"><math><msub><mi>W</mi><mi>K</mi></msub></math></span>.</span>
After the division the variance is 1, whatever the head size.</p>`,values:{},asks:[],anki:{front:'<p>Attention divides \\(q^{\\top} k\\) by <span class="tie">\\(\\sqrt{d_k}\\).</span> What goes wrong without it, and why this number and no other?</p>',back:`<p>Take entries that are independent, with mean 0 and variance 1. Then <span class="tie">\\(\\operatorname{Var}(q^{\\top} k) = d_k\\),</span> so raw logits spread like <span class="tie">\\(\\sqrt{d_k}\\).</span></p>
<p>Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at \\(W_Q\\) and <span class="tie">\\(W_K\\).</span>
After the division the variance is 1, whatever the head size.</p>`},source:{front:"Attention divides $q^{\\top} k$ by $\\sqrt{d_k}$. What goes wrong without it, and why this number and no other?",back:`Take entries that are independent, with mean 0 and variance 1. Then $\\operatorname{Var}(q^{\\top} k) = d_k$, so raw logits spread like $\\sqrt{d_k}$.

Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at $W_Q$ and $W_K$.
After the division the variance is 1, whatever the head size.`}},{name:"c4",title:"The derivative of softmax",front:'<p>Let <span class="tie"><span class="katex"><math><mi>p</mi><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>s</mi><mo stretchy="false">)</mo></math></span>.</span> Give its Jacobian <span class="tie"><span class="katex"><math><mi>J</mi></math></span>,</span> with entries <span class="tie"><span class="katex"><math><msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mi mathvariant="normal">\u2202</mi><msub><mi>p</mi><mi>i</mi></msub><mi mathvariant="normal">/</mi><mi mathvariant="normal">\u2202</mi><msub><mi>s</mi><mi>j</mi></msub></math></span>.</span> Then use it: for <span class="tie"><span class="katex"><math><mi>p</mi><mo>=</mo><mo stretchy="false">(</mo><mtext>[[p1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[p2]]</mtext><mo stretchy="false">)</mo></math></span>,</span> how large are <span class="katex"><math><msub><mi>J</mi><mn>11</mn></msub></math></span> and <span class="tie"><span class="katex"><math><msub><mi>J</mi><mn>12</mn></msub></math></span>?</span></p>',back:`<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi>J</mi><mo>=</mo><mi mathvariant="normal">diag</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo><mo>\u2212</mo><mi>p</mi><mtext>\u2009</mtext><msup><mi>p</mi><mi mathvariant="normal">\u22A4</mi></msup><mo separator="true">,</mo><mspace width="2em"/><msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><msub><mi>p</mi><mi>i</mi></msub><mtext>\u2009</mtext><mo stretchy="false">(</mo><msub><mi>\u03B4</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>\u2212</mo><msub><mi>p</mi><mi>j</mi></msub><mo stretchy="false">)</mo></mstyle></math></span></div>
<p>Here <span class="katex"><math><msub><mi>J</mi><mn>11</mn></msub><mo>=</mo><msub><mi>p</mi><mn>1</mn></msub><mo stretchy="false">(</mo><mn>1</mn><mo>\u2212</mo><msub><mi>p</mi><mn>1</mn></msub><mo stretchy="false">)</mo><mo>=</mo><mtext>[[j11]]</mtext></math></span> and <span class="tie"><span class="katex"><math><msub><mi>J</mi><mn>12</mn></msub><mo>=</mo><mo>\u2212</mo><msub><mi>p</mi><mn>1</mn></msub><msub><mi>p</mi><mn>2</mn></msub><mo>=</mo><mtext>[[j12]]</mtext></math></span>.</span> The two add to 0, like every row of <span class="tie"><span class="katex"><math><mi>J</mi></math></span>:</span> raising all scores together changes nothing.</p>`,values:{n:3,p1:.25,p2:.75,j11:.1875,j12:-.1875},asks:[{label:"J\u2081\u2081",tolerance:.002},{label:"J\u2081\u2082",tolerance:.002}],anki:{front:'<p>Let <span class="tie">\\(p = \\operatorname{softmax}(s)\\).</span> Give its Jacobian <span class="tie">\\(J\\),</span> with entries <span class="tie">\\(J_{ij} = \\partial p_i / \\partial s_j\\).</span> Then use it: for <span class="tie">\\(p = (0.25,\\ 0.75)\\),</span> how large are \\(J_{11}\\) and <span class="tie">\\(J_{12}\\)?</span></p>',back:`<div class="formula">\\[J = \\operatorname{diag}(p) - p\\,p^{\\top}, \\qquad J_{ij} = p_i\\,(\\delta_{ij} - p_j)\\]</div>
<p>Here \\(J_{11} = p_1 (1 - p_1) = 0.1875\\) and <span class="tie">\\(J_{12} = -p_1 p_2 = -0.1875\\).</span> The two add to 0, like every row of <span class="tie">\\(J\\):</span> raising all scores together changes nothing.</p>`},source:{front:"Let $p = \\operatorname{softmax}(s)$. Give its Jacobian $J$, with entries $J_{ij} = \\partial p_i / \\partial s_j$. Then use it: for $p = (0.25,\\ 0.75)$, how large are $J_{11}$ and $J_{12}$?",back:`$$
J = \\operatorname{diag}(p) - p\\,p^{\\top}, \\qquad J_{ij} = p_i\\,(\\delta_{ij} - p_j)
$$

Here $J_{11} = p_1 (1 - p_1) = 0.1875$ and $J_{12} = -p_1 p_2 = -0.1875$. The two add to 0, like every row of $J$: raising all scores together changes nothing.`}},{name:"c5",title:"The causal mask",front:'<p>Which keys does a causal mask leave to query <span class="tie"><span class="katex"><math><mi>i</mi></math></span>?</span> How do you make the mask, and at which point of the computation does it act?</p>',back:`<p>Query <span class="katex"><math><mi>i</mi></math></span> keeps the keys <span class="tie"><span class="katex"><math><mi>j</mi><mo>\u2264</mo><mi>i</mi></math></span>:</span> itself and the past. Set <span class="katex"><math><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mn>0</mn></math></span> there and <span class="katex"><math><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></math></span> above the diagonal, for instance with
<code>torch.full((T, T), float('-inf')).triu(1)</code>.</p>
<p>Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.</p>`,values:{},asks:[],anki:{front:'<p>Which keys does a causal mask leave to query <span class="tie">\\(i\\)?</span> How do you make the mask, and at which point of the computation does it act?</p>',back:`<p>Query \\(i\\) keeps the keys <span class="tie">\\(j \\le i\\):</span> itself and the past. Set \\(M_{ij} = 0\\) there and \\(-\\infty\\) above the diagonal, for instance with
<code>torch.full((T, T), float('-inf')).triu(1)</code>.</p>
<p>Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.</p>`},source:{front:"Which keys does a causal mask leave to query $i$? How do you make the mask, and at which point of the computation does it act?",back:`Query $i$ keeps the keys $j \\le i$: itself and the past. Set $M_{ij} = 0$ there and $-\\infty$ above the diagonal, for instance with
\`torch.full((T, T), float('-inf')).triu(1)\`.

Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.`}},{name:"c6",title:"A row with no key left",front:"<p>The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?</p>",back:`<p>All its logits are <span class="tie"><span class="katex"><math><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></math></span>,</span> so the softmax is <span class="tie"><span class="katex"><math><mn>0</mn><mi mathvariant="normal">/</mi><mn>0</mn></math></span>:</span> NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.</p>
<p>Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.</p>`,values:{},asks:[],anki:{front:"<p>The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?</p>",back:`<p>All its logits are <span class="tie">\\(-\\infty\\),</span> so the softmax is <span class="tie">\\(0/0\\):</span> NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.</p>
<p>Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.</p>`},source:{front:"The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?",back:`All its logits are $-\\infty$, so the softmax is $0/0$: NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.

Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.`}},{name:"c7",title:"Counting parameters",front:'<p>Multi-head attention with biases has width <span class="katex"><math><mi>D</mi></math></span> and <span class="katex"><math><mi>H</mi></math></span> heads. How many parameters is that? Give the formula, then the number for <span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span> and <span class="tie"><span class="katex"><math><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></math></span>.</span></p>',back:`<p>Four <span class="katex"><math><mi>D</mi><mo>\xD7</mo><mi>D</mi></math></span> matrices and four biases of length <span class="tie"><span class="katex"><math><mi>D</mi></math></span>:</span></p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi><mo>=</mo><mtext>[[P]]</mtext></mstyle></math></span></div>
<p><span class="katex"><math><mi>H</mi></math></span> does not appear. Heads cut the width into pieces; they add nothing to it.</p>`,values:{D:512,H:8,P:1050624},asks:[{label:"parameters",tolerance:0}],anki:{front:'<p>Multi-head attention with biases has width \\(D\\) and \\(H\\) heads. How many parameters is that? Give the formula, then the number for \\(D = 512\\) and <span class="tie">\\(H = 8\\).</span></p>',back:`<p>Four \\(D \\times D\\) matrices and four biases of length <span class="tie">\\(D\\):</span></p>
<div class="formula">\\[4D^2 + 4D = 1{,}050{,}624\\]</div>
<p>\\(H\\) does not appear. Heads cut the width into pieces; they add nothing to it.</p>`},source:{front:"Multi-head attention with biases has width $D$ and $H$ heads. How many parameters is that? Give the formula, then the number for $D = 512$ and $H = 8$.",back:`Four $D \\times D$ matrices and four biases of length $D$:

$$
4D^2 + 4D = 1{,}050{,}624
$$

$H$ does not appear. Heads cut the width into pieces; they add nothing to it.`}},{name:"c8",title:"Splitting into heads",front:`<p><span class="katex"><math><mi class="of-q">Q</mi></math></span> has shape <span class="tie"><span class="katex"><math><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo></math></span>.</span> Which two steps split it into <span class="katex"><math><mi>H</mi></math></span> heads? With <span class="katex"><math><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo><mo>=</mo><mo stretchy="false">(</mo><mtext>[[B]]</mtext><mo separator="true">,</mo><mtext>[[T]]</mtext><mo separator="true">,</mo><mtext>[[D]]</mtext><mo stretchy="false">)</mo></math></span> and <span class="tie"><span class="katex"><math><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></math></span>:</span> what shape comes out, and in which
head does column [[c]] of <span class="katex"><math><mi class="of-q">Q</mi></math></span> end up? (Count columns and heads from 1.)</p>`,back:`<p>View, then transpose:</p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mtable rowspacing="0.25em" columnalign="center" columnspacing="0em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo><mo>\u2192</mo><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>H</mi><mo separator="true">,</mo><msub><mi>d</mi><mi>k</mi></msub><mo stretchy="false">)</mo><mo>\u2192</mo><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>H</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><msub><mi>d</mi><mi>k</mi></msub><mo stretchy="false">)</mo><mo separator="true">,</mo></mrow></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mi>D</mi><mi mathvariant="normal">/</mi><mi>H</mi></mrow></mstyle></mtd></mtr></mtable></mstyle></math></span></div>
<p>Here that is <span class="tie"><span class="katex"><math><mo stretchy="false">(</mo><mtext>[[B]]</mtext><mo separator="true">,</mo><mtext>[[H]]</mtext><mo separator="true">,</mo><mtext>[[T]]</mtext><mo separator="true">,</mo><mtext>[[d]]</mtext><mo stretchy="false">)</mo></math></span>.</span> Head <span class="katex"><math><mi>h</mi></math></span> owns <span class="katex"><math><mtext>[[d]]</mtext></math></span> neighbouring columns, so column [[c]] goes to head [[h]]. A direct reshape to the last shape raises no error and
mixes up tokens and features.</p>`,values:{B:2,T:5,D:64,H:4,c:20,d:16,h:2},asks:[{label:"first axis",tolerance:0},{label:"second axis",tolerance:0},{label:"third axis",tolerance:0},{label:"last axis",tolerance:0},{label:"head of column 20",tolerance:0}],anki:{front:`<p>\\(Q\\) has shape <span class="tie">\\((B, T, D)\\).</span> Which two steps split it into \\(H\\) heads? With \\((B, T, D) = (2, 5, 64)\\) and <span class="tie">\\(H = 4\\):</span> what shape comes out, and in which
head does column 20 of \\(Q\\) end up? (Count columns and heads from 1.)</p>`,back:`<p>View, then transpose:</p>
<div class="formula">\\[\\begin{gathered}
(B, T, D) \\to (B, T, H, d_k) \\to (B, H, T, d_k), \\\\
d_k = D / H
\\end{gathered}\\]</div>
<p>Here that is <span class="tie">\\((2, 4, 5, 16)\\).</span> Head \\(h\\) owns \\(16\\) neighbouring columns, so column 20 goes to head 2. A direct reshape to the last shape raises no error and
mixes up tokens and features.</p>`},source:{front:`$Q$ has shape $(B, T, D)$. Which two steps split it into $H$ heads? With $(B, T, D) = (2, 5, 64)$ and $H = 4$: what shape comes out, and in which
head does column 20 of $Q$ end up? (Count columns and heads from 1.)`,back:`View, then transpose:

$$
\\begin{gathered}
(B, T, D) \\to (B, T, H, d_k) \\to (B, H, T, d_k), \\\\
d_k = D / H
\\end{gathered}
$$

Here that is $(2, 4, 5, 16)$. Head $h$ owns $16$ neighbouring columns, so column 20 goes to head 2. A direct reshape to the last shape raises no error and
mixes up tokens and features.`}},{name:"c9",title:"What a longer text costs",front:`<p>Count the FLOPs of self-attention over <span class="katex"><math><mi>T</mi></math></span> tokens at width <span class="tie"><span class="katex"><math><mi>D</mi></math></span>:</span> the four projections, and the scores with the weighted sums. Then let <span class="katex"><math><mi>T</mi></math></span> grow from [[T1]] to [[T2]] (at <span class="tie"><span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span>).</span> By
which factor does each part grow?</p>`,back:`<p>The projections take <span class="tie"><span class="katex"><math><mn>8</mn><mi>T</mi><msup><mi>D</mi><mn>2</mn></msup></math></span>.</span> Scores and weighted sums take <span class="tie"><span class="katex"><math><mn>4</mn><msup><mi>T</mi><mn>2</mn></msup><mi>D</mi></math></span>,</span> and the weights of each head fill <span class="katex"><math><msup><mi>T</mi><mn>2</mn></msup></math></span> numbers unless the work is done in tiles.</p>
<p>So the projections grow by a factor of [[projections]] and the scores with the weighted sums by [[attention]]. The two parts are equal at <span class="tie"><span class="katex"><math><mi>T</mi><mo>=</mo><mn>2</mn><mi>D</mi></math></span>.</span></p>`,values:{D:512,T1:512,T2:2048,projections:4,attention:16},asks:[{label:"factor for the projections",tolerance:0},{label:"factor for scores and weighted sums",tolerance:0}],anki:{front:`<p>Count the FLOPs of self-attention over \\(T\\) tokens at width <span class="tie">\\(D\\):</span> the four projections, and the scores with the weighted sums. Then let \\(T\\) grow from 512 to 2,048 (at <span class="tie">\\(D = 512\\)).</span> By
which factor does each part grow?</p>`,back:`<p>The projections take <span class="tie">\\(8TD^2\\).</span> Scores and weighted sums take <span class="tie">\\(4T^2D\\),</span> and the weights of each head fill \\(T^2\\) numbers unless the work is done in tiles.</p>
<p>So the projections grow by a factor of 4 and the scores with the weighted sums by 16. The two parts are equal at <span class="tie">\\(T = 2D\\).</span></p>`},source:{front:`Count the FLOPs of self-attention over $T$ tokens at width $D$: the four projections, and the scores with the weighted sums. Then let $T$ grow from 512 to 2,048 (at $D = 512$). By
which factor does each part grow?`,back:`The projections take $8TD^2$. Scores and weighted sums take $4T^2D$, and the weights of each head fill $T^2$ numbers unless the work is done in tiles.

So the projections grow by a factor of 4 and the scores with the weighted sums by 16. The two parts are equal at $T = 2D$.`}},{name:"c10",title:"Shuffled tokens",front:"<p>Self-attention is <em>permutation-equivariant</em>. What does that say about shuffled tokens, and what takes the property away?</p>",back:`<p>Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:</p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>P</mi><mi>X</mi><mo stretchy="false">)</mo><mo>=</mo><mi>P</mi><mtext>\u2009</mtext><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>X</mi><mo stretchy="false">)</mo></mstyle></math></span></div>
<p>A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.</p>`,values:{},asks:[],anki:{front:"<p>Self-attention is <em>permutation-equivariant</em>. What does that say about shuffled tokens, and what takes the property away?</p>",back:`<p>Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:</p>
<div class="formula">\\[\\operatorname{Attn}(PX) = P\\,\\operatorname{Attn}(X)\\]</div>
<p>A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.</p>`},source:{front:"Self-attention is *permutation-equivariant*. What does that say about shuffled tokens, and what takes the property away?",back:`Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:

$$
\\operatorname{Attn}(PX) = P\\,\\operatorname{Attn}(X)
$$

A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.`}}],I=Pt,D=e=>I.find(t=>t.name===e),it=I.map(({name:e})=>e),Wt=({boxes:e,ground:t,ink:a})=>(0,n.a)(`@media screen and (forced-colors: none) {
  :is(${e}) {
    --edge: ${t};
    --shade: color-mix(in srgb, ${a} 28%, transparent);
    background:
      linear-gradient(to right, var(--edge) 50%, transparent) left / 2.5rem 100% local,
      linear-gradient(to left, var(--edge) 50%, transparent) right / 2.5rem 100% local,
      linear-gradient(to right, var(--shade), transparent) left / 0.9rem 100% scroll,
      linear-gradient(to left, var(--shade), transparent) right / 0.9rem 100% scroll,
      var(--edge);
    background-repeat: no-repeat;
  }
}`),$e=n.b`
  .root {
    box-sizing: border-box;
    color: var(--text);
    container-type: inline-size;
  }
  p, h2, h3, ul, dl, dd { margin: 0; }
  h2, h3 { font-weight: 600; line-height: 1.2; }
  .ui, button, summary, label, input, select, table, .where, .title { font-family: ${n.R};
    font-size-adjust: none; }
  .ui { font-size: 0.9375rem; line-height: 1.45; }
  .muted { color: var(--muted); }
  .num { font-variant-numeric: tabular-nums; }
  .tie { white-space: nowrap; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }
  a { color: var(--output); text-underline-offset: 0.18em; }
  math { font-family: 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Libertinus Math', math; }
  .formula { margin: 0.75rem 0; overflow: auto hidden; text-align: center; }
  ${Wt({boxes:".formula",ground:"var(--ground, var(--page))",ink:"var(--text)"})}
  /* Few systems have a font with brackets of every size; the lesson's page has one with large ones. */
  mo[minsize] { font-family: KaTeX_Size2, 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', math;
    font-size-adjust: none; }
  .of-q { color: var(--query); }
  .of-k { color: var(--key); }
  .of-v { color: var(--value); }
  .of-o { color: var(--output); }
  @container (width < 20rem) { .formula { font-size: 0.875em; } }
  code { font-family: ${n.S}; font-size: 0.86em; }
  .prose > p + p, .prose > * + p { margin-top: 0.6rem; }

  button {
    min-height: 2.5rem;
    padding: 0.35rem 0.9rem;
    border: 1px solid var(--strong);
    border-radius: 5px;
    background: var(--page);
    color: var(--text);
    font-size: 0.9375rem;
    line-height: 1.2;
    cursor: pointer;
    touch-action: manipulation;
  }
  button.main { border-color: var(--output); background: var(--output); color: var(--page); }
  button:hover:enabled { border-color: var(--text); }
  button.main:hover:enabled { filter: brightness(1.08); }
  button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
  button.link { min-height: 0; padding: 0.15rem 0; border: 0; background: none; color: var(--output); text-decoration:
    underline; text-underline-offset: 0.18em; }
  input, select, textarea {
    box-sizing: border-box;
    min-height: 2.5rem;
    max-width: 100%;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--strong);
    border-radius: 5px;
    background: var(--page);
    color: var(--text);
    font-size: 0.9375rem;
  }
  input[type='checkbox'] { width: 1.15rem; min-height: 1.15rem; margin: 0; accent-color: var(--output); }
  textarea { width: 100%; min-height: 4.5rem; font: 0.9375rem/1.45 inherit; resize: vertical; }
  :is(button, input, select, textarea, summary, a, [tabindex='0']):focus-visible { outline: 3px solid var(--output);
    outline-offset: 2px; border-radius: 3px; }
  /* Where the script puts the reader for a screen reader's sake; nothing there is to be operated. */
  [tabindex='-1']:focus { outline: none; }
  summary { width: fit-content; min-height: 1.75rem; padding: 0.15rem 0; color: var(--muted); font-size: 0.9375rem;
    cursor: pointer; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }

  .notice { padding: 0.75rem 1rem; border-left: 4px solid var(--wrong); background: var(--page); }
  .notice .row { margin-top: 0.6rem; }
  .sign { font-weight: 700; }
  .sign.right { color: var(--right); }
  .sign.wrong { color: var(--wrong); }

  @media (pointer: coarse) {
    button, input, select { min-height: 2.75rem; }
    button.link, summary { min-height: 2.75rem; }
    input[type='checkbox'] { width: 1.5rem; min-height: 1.5rem; }
  }
  @media (forced-colors: active) {
    button.main { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    .notice { border-left-color: Mark; }
  }
`,Gt=n.b`
  .root { --ground: var(--surface); padding: 1.1rem 1.5rem 0.9rem; border-radius: 6px; background: var(--ground); }
  .head { display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; justify-content: space-between; align-items: baseline;
    margin-bottom: 0.6rem; }
  .title { color: var(--muted); font-size: 0.9375rem; font-weight: 600; line-height: 1.3; }
  .where { color: var(--muted); font-size: 0.875rem; line-height: 1.3; }
  .where.due { color: var(--output); font-weight: 600; }
  .asks { display: flex; flex-wrap: wrap; gap: 0.6rem 0.9rem; margin-top: 0.9rem; }
  .ask { display: grid; gap: 0.2rem; font-size: 0.875rem; }
  .ask label { color: var(--muted); }
  .ask input { width: 8.5rem; font-variant-numeric: tabular-nums; }
  .ask.narrow input { width: 5rem; }
  .hint { margin-top: 0.3rem; font-size: 0.875rem; }
  .marks { padding: 0; list-style: none; }
  .answer { margin-top: 0.9rem; padding-top: 0.9rem; border-top: 1px solid var(--line); }
  .buttons { margin-top: 0.9rem; }
  .grades { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.4rem; margin-top: 0.9rem; }
  .grade { display: grid; gap: 0.1rem; padding: 0.45rem 0.2rem; text-align: center; }
  .grade .wait { color: var(--muted); font-size: 0.8125rem; }
  .grade.suggested { border-color: var(--output); box-shadow: inset 0 0 0 1px var(--output); }
  .after { margin-top: 0.6rem; font-size: 0.9375rem; }
  .status:empty { display: none; }
  .more { margin-top: 0.5rem; }
  .more[open] > summary { margin-bottom: 0.5rem; }
  .more label { display: block; margin-top: 0.75rem; color: var(--muted); font-size: 0.875rem; }
  .notice { margin-top: 0.75rem; }

  @container (width < 24rem) {
    .grades { grid-template-columns: repeat(2, 1fr); }
  }
  @media (width < 26rem) {
    .root { padding-inline: 1rem; }
  }
  @media print {
    .root { border: 1px solid var(--line); background: none; }
    .buttons, .grades, .more, .asks, .where, .after { display: none; }
    .answer[hidden] { display: block !important; }
  }
`,Vt=n.b`
  :host(:not([block])) { display: inline; }
  :host([block]) { margin: 1.5rem 0; }
  :host([block]) .root { padding: 1rem 1.5rem; border-radius: 6px; background: var(--surface); }
  :host([block]) .notice { margin-top: 0.75rem; }
  /* A word or two in the page's own line. */
  .compact { all: unset; white-space: nowrap; }
  .compact a { color: inherit; }
  p + .row { margin-top: 0.75rem; }
`;function he(e,t){let a=new Date(e),s=[a.getFullYear(),a.getMonth(),a.getDate()],i=Date.UTC(s[0],s[1],s[2])/864e5;return e<new Date(s[0],s[1],s[2],t).getTime()?i-1:i}function Kt(e,t){let a=he(e,t),s=R(a+1),i=new Date(s.getUTCFullYear(),s.getUTCMonth(),s.getUTCDate(),t).getTime();for(;he(i,t)<=a;)i+=9e5;return i}var R=e=>new Date(e*864e5);function Qt(e,t){let a=Math.floor(t/864e5);return e>=a-2&&e<=a+1}var ue=1,Yt=1e4,ae=0xe677d21fdbff,Xt=ae+1e9,U={id:e=>typeof e=="string"&&/^[0-9a-z]{20}$/.test(e),tick:e=>Number.isInteger(e)&&e>=0&&e<=Xt,at:e=>Zt(e),day:e=>Number.isInteger(e),type:e=>typeof e=="string"&&Object.hasOwn(rt,e),card:e=>typeof e=="string"&&/^[a-z][a-z0-9-]{0,39}$/.test(e),grade:e=>Number.isInteger(e)&&e>=1&&e<=4,seed:e=>Number.isInteger(e)&&e>=0&&e<2**32,right:e=>typeof e=="boolean",text:e=>typeof e=="string"&&e.length<=Yt,key:e=>typeof e=="string"&&Object.hasOwn(P,e),value:e=>typeof e=="number",of:e=>U.id(e)},Oe=["id","tick","at","day","type"],rt={add:{needs:["card"]},grade:{needs:["card","grade"],may:["seed","right"]},suspend:{needs:["card"]},resume:{needs:["card"]},bury:{needs:["card"]},unbury:{needs:["card"]},reset:{needs:["card"]},note:{needs:["card","text"]},set:{needs:["key","value"]},undo:{needs:["of"]}},P={retention:{default:.9,least:.7,most:.97},turnover:{default:4,least:0,most:23}},Zt=e=>Number.isInteger(e)&&e>=0&&e<=ae;function W(e){if(typeof e!="object"||e===null||Array.isArray(e))return"it is not an entry";if(!U.type(e.type))return`its type is ${q(e.type)}`;let{needs:t,may:a=[]}=rt[e.type];for(let s of[...Oe,...t]){if(!Object.hasOwn(e,s))return`it has no ${s}`;if(!U[s](e[s]))return`its ${s} is ${q(e[s])}`}for(let s of Object.keys(e))if(!(Oe.includes(s)||t.includes(s))){if(!a.includes(s))return`it has a field ${q(s)} that does not belong there`;if(!U[s](e[s]))return`its ${s} is ${q(e[s])}`}if(!Qt(e.day,e.at))return`its day ${e.day} does not fit its time`;if(e.type==="set"){let{least:s,most:i}=P[e.key];if(!(e.value>=s&&e.value<=i))return`its value is ${q(e.value)}`;if(e.key==="turnover"&&!Number.isInteger(e.value))return`its value is ${q(e.value)}`}}function q(e){let t=JSON.stringify(e)??String(e);return t.length>40?`${t.slice(0,40)}\u2026`:t}var ea=(e,t)=>e.tick-t.tick||(e.id<t.id?-1:e.id>t.id?1:0),N=e=>JSON.stringify(e,ta),ta=Object.keys(U),aa=e=>JSON.parse(N(e)),sa="0123456789abcdefghijklmnopqrstuvwxyz";function ia(){let e="";for(;e.length<20;)for(let t of crypto.getRandomValues(new Uint8Array(32)))t<252&&e.length<20&&(e+=sa[t%36]);return e}function K(...e){let t=new Map;for(let a of e)for(let s of a){let i=t.get(s.id);(!i||N(s)<N(i))&&t.set(s.id,s)}return[...t.values()].sort(ea)}function nt(e){let t=new Map(e.map(({id:s},i)=>[s,i])),a=new Set;for(let s=e.length-1;s>=0;s--){let{id:i,type:r,of:o}=e[s];r==="undo"&&!a.has(i)&&t.get(o)<s&&a.add(o)}return e.filter(({id:s,type:i})=>i!=="undo"&&!a.has(s))}var ra=class ot extends Error{constructor(t="FSRS Error"){super(t),this.name="FSRSError",Error.captureStackTrace?.(this,ot)}},v=class lt extends ra{constructor(t){super(t),this.name="FSRSValidationError",Error.captureStackTrace?.(this,lt)}},p=(e=>(e[e.New=0]="New",e[e.Learning=1]="Learning",e[e.Review=2]="Review",e[e.Relearning=3]="Relearning",e))(p||{}),m=(e=>(e[e.Manual=0]="Manual",e[e.Again=1]="Again",e[e.Hard=2]="Hard",e[e.Good=3]="Good",e[e.Easy=4]="Easy",e))(m||{}),g=class A{static card(t){return{...t,state:A.state(t.state),due:A.time(t.due),last_review:t.last_review?A.time(t.last_review):void 0}}static rating(t){if(typeof t=="string"){let a=t.charAt(0).toUpperCase(),s=t.slice(1).toLowerCase(),i=m[`${a}${s}`];if(i===void 0)throw new v(`Invalid rating:[${t}]`);return i}else if(typeof t=="number")return t;throw new v(`Invalid rating:[${t}]`)}static state(t){if(typeof t=="string"){let a=t.charAt(0).toUpperCase(),s=t.slice(1).toLowerCase(),i=p[`${a}${s}`];if(i===void 0)throw new v(`Invalid state:[${t}]`);return i}else if(typeof t=="number")return t;throw new v(`Invalid state:[${t}]`)}static time(t){if(t instanceof Date)return t;let a=new Date(t);if(typeof t=="object"&&t!==null&&!Number.isNaN(Date.parse(t)||+a))return a;if(typeof t=="string"){let s=Date.parse(t);if(Number.isNaN(s))throw new v(`Invalid date:[${t}]`);return new Date(s)}else if(typeof t=="number")return new Date(t);throw new v(`Invalid date:[${t}]`)}static review_log(t){return{...t,due:A.time(t.due),rating:A.rating(t.rating),state:A.state(t.state),review:A.time(t.review)}}};Date.prototype.scheduler=function(e,t){return x(this,e,t)};Date.prototype.diff=function(e,t){return C(this,e,t)};Date.prototype.format=function(){return na(this)};Date.prototype.dueFormat=function(e,t,a){return oa(this,e,t,a)};function x(e,t,a){return new Date(a?g.time(e).getTime()+t*24*60*60*1e3:g.time(e).getTime()+t*60*1e3)}function C(e,t,a){if(!e||!t)throw new v("Invalid date");let s=g.time(e).getTime()-g.time(t).getTime(),i=0;switch(a){case"days":i=Math.floor(s/(1440*60*1e3));break;case"minutes":i=Math.floor(s/(60*1e3));break}return i}function na(e){let t=g.time(e),a=t.getFullYear(),s=t.getMonth()+1,i=t.getDate(),r=t.getHours(),o=t.getMinutes(),d=t.getSeconds();return`${a}-${O(s)}-${O(i)} ${O(r)}:${O(o)}:${O(d)}`}function O(e){return e<10?`0${e}`:`${e}`}var oe=[60,60,24,31,12],le=["second","min","hour","day","month","year"];function oa(e,t,a,s=le){e=g.time(e),t=g.time(t),s.length!==le.length&&(s=le);let i=e.getTime()-t.getTime(),r=0;for(i/=1e3,r=0;r<oe.length&&!(i<oe[r]);r++)i/=oe[r];return`${Math.floor(i)}${a?s[r]:""}`}var la=Object.freeze([m.Again,m.Hard,m.Good,m.Easy]),da=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function ma(e,t,a){let s=1;for(let o of da)s+=o.factor*Math.max(Math.min(e,o.end)-o.start,0);e=Math.min(e,a);let i=Math.max(2,Math.round(e-s)),r=Math.min(Math.round(e+s),a);return e>t&&(i=Math.max(i,t+1)),i=Math.min(i,r),{min_ivl:i,max_ivl:r}}function _(e,t,a){return Math.min(Math.max(e,t),a)}function $(e,t){let a=10**t;return Math.round(e*a)/a}function ha(e,t){let a=Date.UTC(e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()),s=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate());return Math.floor((s-a)/864e5)}var ua=e=>{let t=e.slice(-1),a=parseInt(e.slice(0,-1),10);if(Number.isNaN(a)||!Number.isFinite(a)||a<0)throw new v(`Invalid step value: ${e}`);switch(t){case"m":return a;case"h":return a*60;case"d":return a*1440;default:throw new v(`Invalid step unit: ${e}, expected m/h/d`)}},ca=(e,t,a)=>{let s=t===p.Relearning||t===p.Review?e.relearning_steps:e.learning_steps,i=s.length;if(i===0||a>=i)return{};let r=s[0],o=ua,d=()=>o(r),l=()=>{if(i===1)return Math.round(o(r)*1.5);let b=s[1];return Math.round((o(r)+o(b))/2)},h=b=>b<0||b>=i?null:s[b],c=b=>o(b),f={},y=h(Math.max(0,a));if(t===p.Review)return f[m.Again]={scheduled_minutes:o(y),next_step:0},f;{f[m.Again]={scheduled_minutes:d(),next_step:0},f[m.Hard]={scheduled_minutes:l(),next_step:a};let b=h(a+1);if(b){let S=c(b);S&&(f[m.Good]={scheduled_minutes:Math.round(S),next_step:a+1})}}return f};function pa(){let e=this.review_time.getTime(),t=this.current.reps,a=this.current.difficulty*this.current.stability;return`${e}_${t}_${a}`}var se=(e=>(e.SCHEDULER="Scheduler",e.LEARNING_STEPS="LearningSteps",e.SEED="Seed",e))(se||{}),dt=class{last;current;review_time;next=new Map;algorithm;strategies;elapsed_days=0;constructor(e,t,a,s){this.algorithm=a,this.last=g.card(e),this.current=g.card(e),this.review_time=g.time(t),this.strategies=s,this.init()}checkGrade(e){if(!Number.isFinite(e)||e<1||e>4)throw new v(`Invalid grade "${e}",expected 1-4`)}init(){let{state:e,last_review:t}=this.current,a=0;e!==p.New&&t&&(a=ha(t,this.review_time)),this.current.last_review=this.review_time,this.elapsed_days=a,this.current.elapsed_days=a,this.current.reps+=1;let s=pa;if(this.strategies){let i=this.strategies.get(se.SEED);i&&(s=i)}this.algorithm.seed=s.call(this)}preview(){return{[m.Again]:this.review(m.Again),[m.Hard]:this.review(m.Hard),[m.Good]:this.review(m.Good),[m.Easy]:this.review(m.Easy),[Symbol.iterator]:this.previewIterator.bind(this)}}*previewIterator(){for(let e of la)yield this.review(e)}review(e){let{state:t}=this.last,a;switch(this.checkGrade(e),t){case p.New:a=this.newState(e);break;case p.Learning:case p.Relearning:a=this.learningState(e);break;case p.Review:a=this.reviewState(e);break}return a}buildLog(e){let{last_review:t,due:a,elapsed_days:s}=this.last;return{rating:e,state:this.current.state,due:t||a,stability:this.current.stability,difficulty:this.current.difficulty,elapsed_days:this.elapsed_days,last_elapsed_days:s,scheduled_days:this.current.scheduled_days,learning_steps:this.current.learning_steps,review:this.review_time}}},fa=class{c;s0;s1;s2;constructor(e){let t=ga();this.c=1,this.s0=t(" "),this.s1=t(" "),this.s2=t(" "),e==null&&(e=Date.now()),this.s0-=t(e),this.s0<0&&(this.s0+=1),this.s1-=t(e),this.s1<0&&(this.s1+=1),this.s2-=t(e),this.s2<0&&(this.s2+=1)}next(){let e=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=e|0,this.s2=e-this.c,this.s2}set state(e){this.c=e.c,this.s0=e.s0,this.s1=e.s1,this.s2=e.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function ga(){let e=4022871197;return function(t){t=String(t);for(let a=0;a<t.length;a++){e+=t.charCodeAt(a);let s=.02519603282416938*e;e=s>>>0,s-=e,s*=e,e=s>>>0,s-=e,e+=s*4294967296}return(e>>>0)*23283064365386963e-26}}function ya(e){let t=new fa(e),a=()=>t.next();return a.int32=()=>t.next()*4294967296|0,a.double=()=>a()+(a()*2097152|0)*11102230246251565e-32,a.state=()=>t.state,a.importState=s=>(t.state=s,a),a}var ba="5.4.2",wa=.9,va=36500,ka=!1,ie=!0,$a=Object.freeze(["1m","10m"]),xa=Object.freeze(["10m"]),wi=`v${ba} using FSRS-6.0`,T=.001,G=100,Je=.5,_a=.1542,Fe=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,_a]),Ue=2,Sa=(e,t=ie)=>[[T,G],[T,G],[T,G],[T,G],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,e],[0,e],[t?.01:0,.8],[.1,.8]],H=(e,t,a=ie)=>{let s=Sa(Ue,a).slice(0,e.length);if(Math.max(0,t)>1){let i=_(e[11]||0,s[11][0],s[11][1]),r=_(e[13]||0,s[13][0],s[13][1]),o=_(e[14]||0,s[14][0],s[14][1]),d=-(Math.log(i)+Math.log(Math.pow(2,r)-1)+o*.3)/t,l=_($(Math.sqrt(Math.max(d,0)),8),.01,Ue);s[17]&&(s[17]=[s[17][0],l]),s[18]&&(s[18]=[s[18][0],l])}return s.map(([i,r],o)=>_(e[o]||0,i,r))},xe=(e,t=0,a=ie)=>{if(e===void 0)return[...Fe];switch(e.length){case 21:return H(Array.from(e),t,a);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),H(Array.from(e),t,a).concat([0,Je]);case 17:{let s=H(Array.from(e),t,a);return s[4]=+(s[5]*2+s[4]).toFixed(8),s[5]=+(Math.log(s[5]*3+1)/3).toFixed(8),s[6]=+(s[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),s.concat([0,0,0,Je])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...Fe]}},Ta=e=>{let t=Array.isArray(e?.learning_steps)?e.learning_steps:$a,a=Array.isArray(e?.relearning_steps)?e.relearning_steps:xa,s=e?.enable_short_term??ie,i=xe(e?.w,a.length,s);return{request_retention:e?.request_retention||wa,maximum_interval:e?.maximum_interval||va,w:i,enable_fuzz:e?.enable_fuzz??ka,enable_short_term:s,learning_steps:t,relearning_steps:a}};function Q(e,t){let a={due:e?g.time(e):new Date,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:0,lapses:0,learning_steps:0,state:p.New,last_review:void 0};return t&&typeof t=="function"?t(a):a}var mt=e=>{let t=typeof e=="number"?-e:-e[20],a=Math.exp(Math.pow(t,-1)*Math.log(.9))-1;return{decay:t,factor:$(a,8)}};function ce(e,t,a){let{decay:s,factor:i}=mt(e);return $(Math.pow(1+i*t/a,s),8)}var Ma=class{param;intervalModifier;_seed;constructor(e){this.param=new Proxy(this.prepare_parameters(e),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=ce.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(e){this._seed=e}calculate_interval_modifier(e){if(e<=0||e>1)throw new v("Requested retention rate should be in the range (0,1]");let{decay:t,factor:a}=mt(this.param.w);return $((Math.pow(e,1/t)-1)/a,8)}get parameters(){return this.param}set parameters(e){this.update_parameters(e)}params_handler_proxy(){let e=this;return{set:function(t,a,s){return a==="request_retention"&&Number.isFinite(s)?e.intervalModifier=e.calculate_interval_modifier(Number(s)):a==="w"&&(s=xe(s,t.relearning_steps.length,t.enable_short_term),s=H(Array.from(s),t.relearning_steps.length,t.enable_short_term),e.forgetting_curve=ce.bind(this,s),e.intervalModifier=e.calculate_interval_modifier(Number(t.request_retention))),Reflect.set(t,a,s),!0}}}update_parameters(e){let t=this.prepare_parameters(e);for(let a in t){let s=a;this.param[s]=t[s]}}prepare_parameters=e=>{let t=Ta(e);return t.w=H(Array.from(t.w),t.relearning_steps.length,t.enable_short_term),t};init_stability(e){return Math.max(this.param.w[e-1],.1)}init_difficulty(e){let t=this.param.w,a=t[4]-Math.exp((e-1)*t[5])+1;return $(a,8)}apply_fuzz(e,t){if(!this.param.enable_fuzz||e<2.5)return Math.round(e);let a=ya(this._seed)(),{min_ivl:s,max_ivl:i}=ma(e,t,this.param.maximum_interval);return Math.floor(a*(i-s+1)+s)}next_interval(e,t){let a=Math.min(Math.max(1,Math.round(e*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(a,t)}linear_damping(e,t){return $(e*(10-t)/9,8)}next_difficulty(e,t){let a=-this.param.w[6]*(t-3),s=e+this.linear_damping(a,e);return _(this.mean_reversion(this.init_difficulty(m.Easy),s),1,10)}mean_reversion(e,t){let a=this.param.w;return $(a[7]*e+(1-a[7])*t,8)}next_recall_stability(e,t,a,s){let i=this.param.w,r=m.Hard===s?i[15]:1,o=m.Easy===s?i[16]:1;return $(_(t*(1+Math.exp(i[8])*(11-e)*Math.pow(t,-i[9])*(Math.exp((1-a)*i[10])-1)*r*o),T,36500),8)}next_forget_stability(e,t,a){let s=this.param.w;return $(_(s[11]*Math.pow(e,-s[12])*(Math.pow(t+1,s[13])-1)*Math.exp((1-a)*s[14]),T,36500),8)}next_short_term_stability(e,t){let a=this.param.w,s=Math.pow(e,-a[19])*Math.exp(a[17]*(t-3+a[18])),i=t>=m.Hard?Math.max(s,1):s;return $(_(e*i,T,36500),8)}forgetting_curve;next_state(e,t,a,s){let{difficulty:i,stability:r}=e??{difficulty:0,stability:0};if(t<0)throw new v(`Invalid delta_t "${t}"`);if(a<0||a>4)throw new v(`Invalid grade "${a}"`);if(i===0&&r===0)return{difficulty:_(this.init_difficulty(a),1,10),stability:this.init_stability(a)};if(a===0)return{difficulty:i,stability:r};if(i<1||r<T)throw new v(`Invalid memory state { difficulty: ${i}, stability: ${r} }`);let o=this.param.w;s=typeof s=="number"?s:this.forgetting_curve(t,r);let d;if(t===0&&this.param.enable_short_term)d=this.next_short_term_stability(r,a);else if(a===1){let l=this.next_forget_stability(i,r,s),[h,c]=[0,0];this.param.enable_short_term&&(h=o[17],c=o[18]);let f=r/Math.exp(h*c);d=_($(f,8),T,l)}else d=this.next_recall_stability(i,r,s,a);return{difficulty:this.next_difficulty(i,a),stability:d}}},Pe=class extends dt{learningStepsStrategy;constructor(e,t,a,s){super(e,t,a,s);let i=ca;if(this.strategies){let r=this.strategies.get(se.LEARNING_STEPS);r&&(i=r)}this.learningStepsStrategy=i}getLearningInfo(e,t){let a=this.algorithm.parameters;e.learning_steps=e.learning_steps||0;let s=this.learningStepsStrategy(a,e.state,e.learning_steps),i=Math.max(0,s[t]?.scheduled_minutes??0),r=Math.max(0,s[t]?.next_step??0);return{scheduled_minutes:i,next_steps:r}}applyLearningSteps(e,t,a){let{scheduled_minutes:s,next_steps:i}=this.getLearningInfo(this.current,t);if(s>0&&s<1440)e.learning_steps=i,e.scheduled_days=0,e.state=a,e.due=x(this.review_time,Math.round(s),!1);else if(e.state=p.Review,s>=1440)e.learning_steps=i,e.due=x(this.review_time,Math.round(s),!1),e.scheduled_days=Math.floor(s/1440);else{e.learning_steps=0;let r=this.algorithm.next_interval(e.stability,this.elapsed_days);e.scheduled_days=r,e.due=x(this.review_time,r,!0)}}newState(e){let t=this.next.get(e);if(t)return t;let a=this.next_ds(this.elapsed_days,e);this.applyLearningSteps(a,e,p.Learning);let s={card:a,log:this.buildLog(e)};return this.next.set(e,s),s}learningState(e){let t=this.next.get(e);if(t)return t;let a=this.next_ds(this.elapsed_days,e);this.applyLearningSteps(a,e,this.last.state);let s={card:a,log:this.buildLog(e)};return this.next.set(e,s),s}reviewState(e){let t=this.next.get(e);if(t)return t;let a=this.elapsed_days,s=this.algorithm.forgetting_curve(a,this.current.stability),i=this.next_ds(a,m.Again,s),r=this.next_ds(a,m.Hard,s),o=this.next_ds(a,m.Good,s),d=this.next_ds(a,m.Easy,s);this.next_interval(r,o,d,a),this.next_state(r,o,d),this.applyLearningSteps(i,m.Again,p.Relearning),i.lapses+=1;let l={card:i,log:this.buildLog(m.Again)},h={card:r,log:super.buildLog(m.Hard)},c={card:o,log:super.buildLog(m.Good)},f={card:d,log:super.buildLog(m.Easy)};return this.next.set(m.Again,l),this.next.set(m.Hard,h),this.next.set(m.Good,c),this.next.set(m.Easy,f),this.next.get(e)}next_ds(e,t,a){let s=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},e,t,a),i=g.card(this.current);return i.difficulty=s.difficulty,i.stability=s.stability,i}next_interval(e,t,a,s){let i,r;i=this.algorithm.next_interval(e.stability,s),r=this.algorithm.next_interval(t.stability,s),i=Math.min(i,r),r=Math.max(r,i+1);let o=Math.max(this.algorithm.next_interval(a.stability,s),r+1);e.scheduled_days=i,e.due=x(this.review_time,i,!0),t.scheduled_days=r,t.due=x(this.review_time,r,!0),a.scheduled_days=o,a.due=x(this.review_time,o,!0)}next_state(e,t,a){e.state=p.Review,e.learning_steps=0,t.state=p.Review,t.learning_steps=0,a.state=p.Review,a.learning_steps=0}},We=class extends dt{newState(e){let t=this.next.get(e);if(t)return t;this.current.scheduled_days=0,this.current.elapsed_days=0;let a=0,s=this.next_ds(a,m.Again),i=this.next_ds(a,m.Hard),r=this.next_ds(a,m.Good),o=this.next_ds(a,m.Easy);return this.next_interval(s,i,r,o,a),this.next_state(s,i,r,o),this.update_next(s,i,r,o),this.next.get(e)}next_ds(e,t,a){let s=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},e,t,a),i=g.card(this.current);return i.difficulty=s.difficulty,i.stability=s.stability,i}learningState(e){return this.reviewState(e)}reviewState(e){let t=this.next.get(e);if(t)return t;let a=this.elapsed_days,s=this.algorithm.forgetting_curve(a,this.current.stability),i=this.next_ds(a,m.Again,s),r=this.next_ds(a,m.Hard,s),o=this.next_ds(a,m.Good,s),d=this.next_ds(a,m.Easy,s);return this.next_interval(i,r,o,d,a),this.next_state(i,r,o,d),i.lapses+=1,this.update_next(i,r,o,d),this.next.get(e)}next_interval(e,t,a,s,i){let r,o,d,l;r=this.algorithm.next_interval(e.stability,i),o=this.algorithm.next_interval(t.stability,i),d=this.algorithm.next_interval(a.stability,i),l=this.algorithm.next_interval(s.stability,i),r=Math.min(r,o),o=Math.max(o,r+1),d=Math.max(d,o+1),l=Math.max(l,d+1),e.scheduled_days=r,e.due=x(this.review_time,r,!0),t.scheduled_days=o,t.due=x(this.review_time,o,!0),a.scheduled_days=d,a.due=x(this.review_time,d,!0),s.scheduled_days=l,s.due=x(this.review_time,l,!0)}next_state(e,t,a,s){e.state=p.Review,e.learning_steps=0,t.state=p.Review,t.learning_steps=0,a.state=p.Review,a.learning_steps=0,s.state=p.Review,s.learning_steps=0}update_next(e,t,a,s){let i={card:e,log:this.buildLog(m.Again)},r={card:t,log:super.buildLog(m.Hard)},o={card:a,log:super.buildLog(m.Good)},d={card:s,log:super.buildLog(m.Easy)};this.next.set(m.Again,i),this.next.set(m.Hard,r),this.next.set(m.Good,o),this.next.set(m.Easy,d)}},Aa=class{fsrs;constructor(e){this.fsrs=e}replay(e,t,a){return this.fsrs.next(e,t,a)}handleManualRating(e,t,a,s,i,r,o){if(typeof t>"u")throw new v("reschedule: state is required for manual rating");let d,l;if(t===p.New)d={rating:m.Manual,state:t,due:o??a,stability:e.stability,difficulty:e.difficulty,elapsed_days:s,last_elapsed_days:e.elapsed_days,scheduled_days:e.scheduled_days,learning_steps:e.learning_steps,review:a},l=Q(a),l.last_review=a;else{if(typeof o>"u")throw new v("reschedule: due is required for manual rating");let h=C(o,a,"days");d={rating:m.Manual,state:e.state,due:e.last_review||e.due,stability:e.stability,difficulty:e.difficulty,elapsed_days:s,last_elapsed_days:e.elapsed_days,scheduled_days:e.scheduled_days,learning_steps:e.learning_steps,review:a},l={...e,state:t,due:o,last_review:a,stability:i||e.stability,difficulty:r||e.difficulty,elapsed_days:s,scheduled_days:h,reps:e.reps+1}}return{card:l,log:d}}reschedule(e,t){let a=[],s=Q(e.due);for(let i of t){let r;if(i.review=g.time(i.review),i.rating===m.Manual){let o=0;s.state!==p.New&&s.last_review&&(o=C(i.review,s.last_review,"days")),r=this.handleManualRating(s,i.state,i.review,o,i.stability,i.difficulty,i.due?g.time(i.due):void 0)}else r=this.replay(s,i.review,i.rating);a.push(r),s=r.card}return a}calculateManualRecord(e,t,a,s){if(!a)return null;let{card:i,log:r}=a,o=g.card(e);return o.due.getTime()===i.due.getTime()?null:(o.scheduled_days=C(i.due,o.due,"days"),this.handleManualRating(o,i.state,g.time(t),r.elapsed_days,s?i.stability:void 0,s?i.difficulty:void 0,i.due))}};function J(e,t){return typeof t=="function"?t(e):e}var Da=class extends Ma{strategyHandler=new Map;Scheduler;constructor(e){super(e);let{enable_short_term:t}=this.parameters;this.Scheduler=t?Pe:We}params_handler_proxy(){let e=this;return{set:function(t,a,s){return a==="request_retention"&&Number.isFinite(s)?e.intervalModifier=e.calculate_interval_modifier(Number(s)):a==="enable_short_term"?e.Scheduler=s===!0?Pe:We:a==="w"&&(s=xe(s,t.relearning_steps.length,t.enable_short_term),s=H(Array.from(s),t.relearning_steps.length,t.enable_short_term),e.forgetting_curve=ce.bind(this,s),e.intervalModifier=e.calculate_interval_modifier(Number(t.request_retention))),Reflect.set(t,a,s),!0}}}useStrategy(e,t){return this.strategyHandler.set(e,t),this}clearStrategy(e){return e?this.strategyHandler.delete(e):this.strategyHandler.clear(),this}getScheduler(e,t){let a=this.strategyHandler.get(se.SCHEDULER)||this.Scheduler;return new a(e,t,this,this.strategyHandler)}repeat(e,t,a){let s=this.getScheduler(e,t).preview();return J(s,a)}next(e,t,a,s){let i=this.getScheduler(e,t),r=g.rating(a);if(r===m.Manual)throw new v("Cannot review a manual rating");let o=i.review(r);return J(o,s)}get_retrievability(e,t,a=!0){let s=g.card(e);t=t?g.time(t):new Date;let i=s.state!==p.New?Math.max(C(t,s.last_review,"days"),0):0,r=s.state!==p.New?this.forgetting_curve(i,+s.stability.toFixed(8)):0;return a?`${(r*100).toFixed(2)}%`:r}rollback(e,t,a){let s=g.card(e),i=g.review_log(t);if(i.rating===m.Manual)throw new v("Cannot rollback a manual rating");let r,o,d;switch(i.state){case p.New:r=i.due,o=void 0,d=0;break;case p.Learning:case p.Relearning:case p.Review:r=i.review,o=i.due,d=s.lapses-(i.rating===m.Again&&i.state===p.Review?1:0);break}let l={...s,due:r,stability:i.stability,difficulty:i.difficulty,elapsed_days:i.last_elapsed_days,scheduled_days:i.scheduled_days,reps:Math.max(0,s.reps-1),lapses:Math.max(0,d),learning_steps:i.learning_steps,state:i.state,last_review:o};return J(l,a)}forget(e,t,a=!1,s){let i=g.card(e);t=g.time(t);let r=i.state===p.New?0:C(t,i.due,"days"),o={rating:m.Manual,state:i.state,due:i.due,stability:i.stability,difficulty:i.difficulty,elapsed_days:0,last_elapsed_days:i.elapsed_days,scheduled_days:r,learning_steps:i.learning_steps,review:t},d={card:{...i,due:t,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:a?0:i.reps,lapses:a?0:i.lapses,learning_steps:0,state:p.New,last_review:i.last_review},log:o};return J(d,s)}reschedule(e,t=[],a={}){let{recordLogHandler:s,reviewsOrderBy:i,skipManual:r=!0,now:o=new Date,update_memory_state:d=!1}=a;i&&typeof i=="function"&&t.sort(i),r&&(t=t.filter(b=>b.rating!==m.Manual));let l=new Aa(this),h=l.reschedule(a.first_card||Q(),t),c=h.length,f=g.card(e),y=l.calculateManualRecord(f,o,c?h[c-1]:void 0,d);return{collections:typeof s=="function"?h.map(s):h,reschedule_item:y?J(y,s):null}}},ja=e=>new Da(e||{}),ht=["new","learning","review","relearning"],Ea=6e4,pe=()=>({phase:"new",stability:0,difficulty:0,step:0,reps:0,lapses:0,interval:0,lastAt:null,lastDay:null,dueAt:null,dueDay:null}),Ge=new Map;function ut(e){let t=Ge.get(e);return t||Ge.set(e,t=ja({request_retention:e,enable_fuzz:!1})),t}function ct(e,t,{at:a,day:s},i){let r=e.lastDay===null?s:Math.max(s,e.lastDay),o=new Date(r*864e5),{card:d}=ut(i).next(qa(e,o),o,t),l=d.due.getTime()-o.getTime(),h=d.state===p.Review;return{phase:ht[d.state],stability:d.stability,difficulty:d.difficulty,step:d.learning_steps,reps:d.reps,lapses:d.lapses,interval:h?d.scheduled_days:0,lastAt:a,lastDay:s,dueAt:h?null:a+l,dueDay:h?s+d.scheduled_days:null}}function Na(e,t,a){let s=i=>{let{dueAt:r,interval:o}=ct(e,i,t,a);return r===null?{days:o}:{minutes:(r-t.at)/Ea}};return{1:s(m.Again),2:s(m.Hard),3:s(m.Good),4:s(m.Easy)}}function pt(e,t,a){return e.lastDay===null?0:ut(a).forgetting_curve(Math.max(0,t-e.lastDay),e.stability)}function qa(e,t){return{...Q(t),stability:e.stability,difficulty:e.difficulty,scheduled_days:e.interval,learning_steps:e.step,reps:e.reps,lapses:e.lapses,state:ht.indexOf(e.phase),...e.lastDay===null?{}:{last_review:new Date(e.lastDay*864e5)}}}var ft=()=>({settings:{retention:P.retention.default,turnover:P.turnover.default},cards:new Map,notes:new Map,reviews:[]});function Y(e){let t=ft();for(let a of nt(e))gt(t,a);return t}function gt(e,t){let{type:a,at:s,day:i}=t;if(a==="set"){e.settings[t.key]=t.value;return}let r=t.card;if(a==="note"){t.text?e.notes.set(r,t.text):e.notes.delete(r);return}let o=e.cards.get(r)??{addedAt:s,suspended:!1,buriedUntil:null,memory:pe()};e.cards.set(r,o),a==="suspend"?o.suspended=!0:a==="resume"?o.suspended=!1:a==="bury"?o.buriedUntil=i+1:a==="unbury"?o.buriedUntil=null:a==="reset"?Object.assign(o,{suspended:!1,buriedUntil:null,memory:pe()}):a==="grade"&&La(e,o,r,t)}function La(e,t,a,{id:s,at:i,day:r,grade:o,seed:d,right:l}){let h=t.memory;t.memory=ct(h,o,{at:i,day:r},e.settings.retention),t.buriedUntil=null,e.reviews.push({id:s,card:a,at:i,day:r,grade:o,phase:h.phase,interval:h.interval,elapsed:h.lastDay===null?0:Math.max(0,r-h.lastDay),memory:t.memory,...d===void 0?{}:{seed:d},...l===void 0?{}:{right:l}})}var _e="attention-figures-deck",Ve=64*1024*1024;function Ia(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch{return{fault:Ha(e)?"The file is cut off or damaged: it is not complete JSON.":"This is not a backup of a review deck."}}return typeof t!="object"||t===null||t.kind!==_e?{fault:"This is not a backup of a review deck."}:!Number.isInteger(t.format)||t.format<1?{fault:"The file does not say which format it has."}:t.format>ue?{fault:`The file comes from a newer version of this page (format ${t.format}, not ${ue}). Open it there.`}:Array.isArray(t.log)?t.entries!==t.log.length?{fault:`The file is cut off or damaged: of ${Ba(t.entries)} entries it holds ${t.log.length}.`}:Ca(t.log):{fault:"The file is damaged: it has no log."}}function Ca(e){let t=new Map,a=[];for(let[i,r]of e.entries()){let o=W(r);if(o)return{fault:`The file is damaged: in entry ${i+1}, ${o}.`};let d=N(r);if((t.get(r.id)??d)!==d)return{fault:`The file is damaged: entry ${i+1} has the id of another one.`};t.has(r.id)||a.push(aa(r)),t.set(r.id,d)}let s=a.findIndex(({tick:i})=>i>ae);return s>=0?{fault:`The file is damaged: entry ${s+1} has no place in the order.`}:{entries:a}}var Ha=e=>e.slice(0,400).includes(_e),Ba=e=>Number.isInteger(e)?String(e):"a number of";function za(e,t){let a=new Map(e.map(l=>[l.id,l])),s=t.filter(({id:l})=>!a.has(l));if(t.find(l=>a.has(l.id)&&N(l)!==N(a.get(l.id))))return{fault:"The file is damaged: it holds an entry of this deck with another content."};let i=Y(e),r=Y(K(e,s)),o=[...new Set([...i.cards.keys(),...r.cards.keys()])],d=l=>JSON.stringify(l??null);return{fresh:s,known:t.length-s.length,before:i,after:r,cards:o.filter(l=>d(i.cards.get(l))!==d(r.cards.get(l))),notes:[...new Set([...i.notes.keys(),...r.notes.keys()])].filter(l=>i.notes.get(l)!==r.notes.get(l)),settings:["retention","turnover"].filter(l=>i.settings[l]!==r.settings[l])}}function yt(e,t){return`{
  ${[`"kind": ${JSON.stringify(_e)}`,`"format": ${ue}`,`"exported": ${JSON.stringify(new Date(t).toISOString())}`,`"entries": ${e.length}`].join(`,
  `)},
  "log": [
${e.map(a=>`    ${N(a)}`).join(`,
`)}
  ]
}
`}function Se(e,t,a){let s=URL.createObjectURL(new Blob([t],{type:`${a};charset=utf-8`})),i=document.createElement("a");i.href=s,i.download=e,document.body.append(i),i.click(),i.remove(),setTimeout(()=>URL.revokeObjectURL(s),6e4)}var fe=(e,t)=>t.some(a=>e instanceof a),Ke,Qe;function Ra(){return Ke||(Ke=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function Oa(){return Qe||(Qe=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var ge=new WeakMap,de=new WeakMap,re=new WeakMap;function Ja(e){let t=new Promise((a,s)=>{let i=()=>{e.removeEventListener("success",r),e.removeEventListener("error",o)},r=()=>{a(j(e.result)),i()},o=()=>{s(e.error),i()};e.addEventListener("success",r),e.addEventListener("error",o)});return re.set(t,e),t}function Fa(e){if(ge.has(e))return;let t=new Promise((a,s)=>{let i=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",o),e.removeEventListener("abort",o)},r=()=>{a(),i()},o=()=>{s(e.error||new DOMException("AbortError","AbortError")),i()};e.addEventListener("complete",r),e.addEventListener("error",o),e.addEventListener("abort",o)});ge.set(e,t)}var ye={get(e,t,a){if(e instanceof IDBTransaction){if(t==="done")return ge.get(e);if(t==="store")return a.objectStoreNames[1]?void 0:a.objectStore(a.objectStoreNames[0])}return j(e[t])},set(e,t,a){return e[t]=a,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function bt(e){ye=e(ye)}function Ua(e){return Oa().includes(e)?function(...t){return e.apply(be(this),t),j(this.request)}:function(...t){return j(e.apply(be(this),t))}}function Pa(e){return typeof e=="function"?Ua(e):(e instanceof IDBTransaction&&Fa(e),fe(e,Ra())?new Proxy(e,ye):e)}function j(e){if(e instanceof IDBRequest)return Ja(e);if(de.has(e))return de.get(e);let t=Pa(e);return Object.is(t,e)||(de.set(e,t),re.set(t,e)),t}var be=e=>re.get(e);function Te(e,t,{blocked:a,upgrade:s,blocking:i,terminated:r}={}){let o=indexedDB.open(e,t),d=j(o);return s&&o.addEventListener("upgradeneeded",l=>{s(j(o.result),l.oldVersion,l.newVersion,j(o.transaction),l)}),a&&o.addEventListener("blocked",l=>a(l.oldVersion,l.newVersion,l)),d.then(l=>{r&&l.addEventListener("close",()=>r()),i&&l.addEventListener("versionchange",h=>i(h.oldVersion,h.newVersion,h))}).catch(()=>{}),d}function Wa(e,{blocked:t}={}){let a=indexedDB.deleteDatabase(e);return t&&a.addEventListener("blocked",s=>t(s.oldVersion,s)),j(a).then(()=>{})}var Ga=["get","getKey","getAll","getAllKeys","count"],Va=["put","add","delete","clear"],me={};function Ye(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(me[t])return me[t];let a=t.replace(/FromIndex$/,""),s=t!==a,i=Va.includes(a);if(!(a in(s?IDBIndex:IDBObjectStore).prototype)||!(i||Ga.includes(a)))return;let r=async function(o,...d){let l=this.transaction(o,i?"readwrite":"readonly"),h=l.store;return s&&(h=h.index(d.shift())),(await Promise.all([h[a](...d),i&&l.done]))[0]};return me[t]=r}bt(e=>({...e,get:(t,a,s)=>Ye(t,a)||e.get(t,a,s),has:(t,a)=>!!Ye(t,a)||e.has(t,a)}));var Ka=["advance","continue","continuePrimaryKey"],Xe={},we=new WeakMap,wt=new WeakMap,Qa={get(e,t){if(!Ka.includes(t))return e[t];let a=Xe[t];return a||(a=Xe[t]=function(...s){we.set(this,wt.get(this)[t](...s))}),a}};async function*Ya(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let a=new Proxy(t,Qa);for(wt.set(a,t),re.set(a,be(t));t;)yield a,t=await(we.get(a)||t.continue()),we.delete(a)}function Ze(e,t){return t===Symbol.asyncIterator&&fe(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&fe(e,[IDBIndex,IDBObjectStore])}bt(e=>({...e,get(t,a,s){return Ze(t,a)?Ya:e.get(t,a,s)},has(t,a){return Ze(t,a)||e.has(t,a)}}));var Xa=9,Za=1e3;async function es(e,t=new Date){let a=await Me(e),s=a.stores.flatMap(({values:r})=>r.filter(o=>!W(o))),i=a.whole&&await as(a,`${e}-broken-${t.toISOString().slice(0,10)}`);return{name:i&&await is(e)?i:e,entries:s}}async function Me(e){let t={stores:[],whole:!0},a;try{a=await Te(e,void 0,{upgrade(s,i,r,o){o.done.catch(()=>{}),o.abort()}});for(let s of a.objectStoreNames)t.stores.push(await ts(a,s,t))}catch{t.whole=!1}return a?.close(),t}async function ts(e,t,a){let s=e.transaction(t).objectStore(t),i={name:t,keyPath:s.keyPath,autoIncrement:s.autoIncrement,keys:[],values:[]};try{for(let r=await s.openCursor();r;r=await r.continue())i.keys.push(r.primaryKey),i.values.push(r.value)}catch{a.whole=!1}return i}async function as({stores:e},t){for(let a=1;a<=Xa;a++){let s=a===1?t:`${t}-${a}`,i=!1;try{let r=await Te(s,1,{upgrade(o){i=!0;for(let{name:d,keyPath:l,autoIncrement:h}of e)o.createObjectStore(d,{...l===null?{}:{keyPath:l},autoIncrement:h})}});i&&await ss(r,e),r.close()}catch{return}if(i)return JSON.stringify((await Me(s)).stores)===JSON.stringify(e)?s:void 0}}async function ss(e,t){if(!t.length)return;let a=t.map(({name:i})=>i),s=e.transaction(a,"readwrite",{durability:"strict"});s.done.catch(()=>{});for(let{name:i,keyPath:r,keys:o,values:d}of t){let l=s.objectStore(i);d.forEach((h,c)=>l.put(h,...r===null?[o[c]]:[]).catch(()=>{}))}await s.done}var is=e=>new Promise(t=>{let a=setTimeout(()=>t(!1),Za),s=i=>()=>{clearTimeout(a),t(i)};Wa(e).then(s(!0),s(!1))}),E=["","Again","Hard","Good","Easy"],rs={new:"New",learning:"Learning",review:"Known",relearning:"Learning again"},ns={weekday:"short",day:"numeric",month:"short",timeZone:"UTC"},k=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function B(e){if("minutes"in e)return e.minutes<60?`${e.minutes} min`:`${Math.round(e.minutes/60)} h`;let{days:t}=e;return t<60?k(t,"day"):t<365?`${(t/30.44).toFixed(1)} months`:`${(t/365.25).toFixed(1)} years`}function X(e,t){if(e===t)return"today";if(e===t+1)return"tomorrow";let a=R(e),s=a.getUTCFullYear()===R(t).getUTCFullYear();return a.toLocaleDateString("en-GB",{...ns,...s?{}:{year:"numeric"}})}var Z=e=>R(e).toISOString().slice(0,10);function ee(e,t,a){if(!e)return{words:"Not in your deck"};let{memory:s}=e,i=rs[s.phase];switch(t){case"suspended":return{words:"Suspended"};case"buried":return{words:`${i}, set aside until`,next:X(Number(e.buriedUntil),a.day),datetime:Z(Number(e.buriedUntil))};case"due":return{words:s.phase==="new"?"New in your deck":`${i}, due now`};case"soon":return{words:`${i}, again in`,next:B({minutes:Math.max(1,Math.ceil((Number(s.dueAt)-a.at)/6e4))})};default:return{words:`${i}, next`,next:X(Number(s.dueDay),a.day),datetime:Z(Number(s.dueDay))}}}function os(e,t){let a=Math.floor((t.at-e)/6e4);return a<60?a<2?"just now":`${a} minutes ago`:a<2880?`${k(Math.floor(a/60),"hour")} ago`:`${Math.floor(a/1440)} days ago`}var ls=e=>new Date(e).toLocaleString("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"}),L=e=>`${(e*100).toFixed(0)} %`,ds={refused:"This browser does not let the page store anything (a private window, a sandboxed frame, blocked site data).",silent:"This browser does not answer when the page asks for its storage.",newer:"Your deck is open in a newer version of this page. Close this tab, or reload it to get that version.",full:"The storage of this browser is full.",wiped:"The stored deck was deleted while this page was open.",failed:"The stored deck could not be opened or written."};function vt(e){let{at:t,day:a}=e.now();Se(`attention-deck-${Z(a)}.json`,yt(e.log,t),"application/json"),e.remember("exported",{at:t,entries:e.log.length})}function Ae(e){let{kind:t,loss:a,unreadable:s,unsaved:i}=e.storage,r=e.setAside.filter(({seen:o})=>!o);return n.c`${t==="memory"&&a?n.c`<div class="notice ui" role="alert">
    <p><strong>Your deck is not stored.</strong> ${ds[a]} The cards work as long as this page stays open.
      ${i?`${k(i,"change")} would be lost with it.`:n.f} Save a copy before you leave; you can
        bring it back later.</p>
    <div class="row">
      <button type="button" @click=${()=>vt(e)}>Save a copy</button>
      <button type="button" @click=${()=>e.retry()}>Try to store it again</button>
    </div>
    <details><summary>The copy as text, where files cannot be saved</summary>
      <textarea readonly aria-label="Copy of the deck" .value=${yt(e.log,e.now().at)}></textarea></details>
  </div>`:n.f}
  ${r.map(o=>ms(e,o))}
  ${s?n.c`<p class="notice ui">${k(s,"stored row")} could not be read and ${s===1?"was":"were"} left as ${s===1?"it is":"they are"}. The rest of your deck is
      complete.</p>`:n.f}`}function ms(e,{name:t,moved:a,entries:s}){let i=async()=>Se(`${t}.json`,JSON.stringify(await Me(t),null,2),"application/json"),r=()=>e.remember("setAside",e.setAside.map(o=>o.name===t?{...o,seen:!0}:o));return n.c`<div class="notice ui" role="alert">
    <p><strong>Your stored deck was damaged.</strong> ${a?n.c`It was set aside under the name “${t}”, with all that is in it, and a new one begun.`:n.c`It was left as it is under the name “${t}”, and a new one begun beside it.`}
      ${s?`${k(s,"change")} could be read in it and ${s===1?"is":"are"} in your deck.`:"None of your reviews could be read in it. If you have a copy, bring it back on the review page."}</p>
    <div class="row">
      <button type="button" @click=${i}>Save what can be read of it</button>
      <button type="button" @click=${r}>I have read this</button>
    </div>
  </div>`}var hs=20*6e4,et=2;function M(e,t){if(!e)return"outside";if(e.suspended)return"suspended";if(e.buriedUntil!==null&&e.buriedUntil>t.day&&e.buriedUntil-t.day<=et)return"buried";let{phase:a,dueAt:s,dueDay:i,lastAt:r,lastDay:o}=e.memory;return a==="new"||(s===null?Number(o)-t.day>et:Number(r)>t.at)?"due":s!==null?s<=t.at?"due":"soon":Number(i)<=t.day?"due":"later"}function De({cards:e,settings:t},a){let s=[...e].filter(([,l])=>M(l,a)==="due"),i=s.filter(([,{memory:l}])=>l.dueAt!==null),r=s.filter(([,{memory:l}])=>l.phase==="review"),o=s.filter(([,{memory:l}])=>l.phase==="new"),d=new Map(r.map(([l,{memory:h}])=>[l,pt(h,a.day,t.retention)]));return i.sort(([,l],[,h])=>Number(l.memory.dueAt)-Number(h.memory.dueAt)),r.sort(([l],[h])=>Number(d.get(l))-Number(d.get(h))),[...i,...r,...o].map(([l])=>l)}var us=(e,t)=>[...De(e,t),...cs(e,t)];function cs({cards:e},t){return[...e].filter(([,a])=>M(a,t)==="soon"&&Number(a.memory.dueAt)-t.at<=hs).sort(([,a],[,s])=>Number(a.memory.dueAt)-Number(s.memory.dueAt)).map(([a])=>a)}function kt({cards:e},t){let a=[...e.values()].filter(s=>M(s,t)==="soon").map(({memory:s})=>Number(s.dueAt));return a.length?Math.min(...a):void 0}var ps=4e3,fs=new Set(["note","set"]),gs=class extends EventTarget{log=[];state=ft();about=new Map;storage={kind:"opening",unsaved:0,unreadable:0};#e;#t=new Set;#a;#s;#r;#c;#f;#o=Promise.resolve();constructor({open:e,channel:t,clock:a=()=>Date.now(),keeping:s,patience:i=ps}){super(),this.#a=e,this.#s=t,this.#r=a,this.#c=s,this.#f=i,t?.listen(r=>this.#d(r)),this.ready=this.#n()}#n(){return new Promise(e=>{let t=setTimeout(()=>{this.#p("silent"),e()},this.#f);this.#h().then(()=>{clearTimeout(t),e()})})}async#h(){try{let e=await this.#a(t=>this.#p(t));this.#e=e,this.about=new Map([...e.about,...this.about]),this.storage={...this.storage,kind:"database",loss:void 0,unreadable:e.unreadable},this.#u(e.setAside),this.#d(e.entries,{stored:!0}),await this.#g(),this.#y(this.#c?.asked())}catch(e){this.#p(e?.loss??"failed")}this.#m()}#u(e){let t=this.setAside,a=e.filter(({name:s})=>!t.some(i=>i.name===s));a.length&&this.remember("setAside",[...t,...a])}get setAside(){return this.about.get("setAside")??[]}now(){let e=this.#r();return{at:e,day:he(e,this.state.settings.turnover)}}add(e){let t=this.state.cards.size===0,a=e.filter(s=>!this.state.cards.has(s)).map(s=>this.#i("add",{card:s}));return t&&a.length&&this.#y(this.#c?.ask()),a}grade(e,t,a={}){return this.state.cards.has(e)||this.add([e]),this.#i("grade",{card:e,grade:t,...a})}suspend(e){return this.#i("suspend",{card:e})}resume(e){return this.#i("resume",{card:e})}bury(e){return this.#i("bury",{card:e})}unbury(e){return this.#i("unbury",{card:e})}reset(e){return this.#i("reset",{card:e})}note(e,t){(this.state.notes.get(e)??"")!==t&&this.#i("note",{card:e,text:t})}set(e,t){this.state.settings[e]!==t&&this.#i("set",{key:e,value:t})}undoable(){return nt(this.log).filter(({type:e})=>!fs.has(e)).at(-1)}undo(){let e=this.undoable();return e&&this.takeBack(e.id),e}takeBack(e){this.#i("undo",{of:e})}preview(e){return Na(this.state.cards.get(e)?.memory??pe(),this.now(),this.state.settings.retention)}async bring(e){await this.ready,await this.#o;let t=this.#l(e);this.#e&&await this.#e.append(t);let a=!!this.#e;this.#d(t,{stored:a}),this.#s?.post(t)}remember(e,t){this.about.set(e,t),this.#e?.remember(e,t).catch(a=>this.#p(a.loss)),this.#m()}async retry(){this.storage.kind==="memory"&&(this.storage={...this.storage,kind:"opening"},this.#t=new Set(this.log.map(({id:e})=>e)),await this.#n())}async refresh(){try{this.#e&&this.#d(await this.#e.read(),{stored:!0})}catch{}this.#m()}#i(e,t){let{at:a,day:s}=this.now(),i=this.log.at(-1)?.tick??0,r={id:ia(),tick:a>i?a:i+1,at:a,day:s,type:e,...t};return this.log=[...this.log,r],e==="undo"?this.state=Y(this.log):gt(this.state,r),this.#t.add(r.id),this.#s?.post([r]),this.#g(),this.#m(),r}#l(e){let t=new Set(this.log.map(({id:a})=>a));return e.filter(({id:a})=>!t.has(a))}#d(e,{stored:t=!1}={}){let a=this.#l(e);if(t)for(let{id:s}of e)this.#t.delete(s);if(a.length!==0){if(this.log=K(this.log,a),this.state=Y(this.log),!t)for(let{id:s}of a)this.#t.add(s);t||this.#g(),this.#m()}}#g(){return this.#o=this.#o.then(async()=>{if(!this.#e||this.#t.size===0)return;let e=this.log.filter(({id:t})=>this.#t.has(t));try{await this.#e.append(e);for(let{id:t}of e)this.#t.delete(t);this.storage={...this.storage,unsaved:this.#t.size}}catch(t){this.#p(t.loss)}}),this.#o}#p(e){this.#e?.close(),this.#e=void 0,e==="wiped"&&(this.#t=new Set(this.log.map(({id:t})=>t))),this.storage={...this.storage,kind:"memory",loss:e,unsaved:this.#t.size},this.#m()}async#y(e){try{let t=await e;this.storage={...this.storage,persistent:t},this.#m()}catch{}}#m(){this.storage.unsaved!==this.#t.size&&(this.storage={...this.storage,unsaved:this.#t.size}),this.dispatchEvent(new Event("change"))}},ve=e=>Number.isInteger(e)&&e>=0,ys=new Map(Object.entries({setAside:e=>Array.isArray(e)&&Array.from(e).every(bs),exported:e=>ve(e?.at)&&e.at<=ae&&ve(e.entries),keys:e=>typeof e=="boolean"})),bs=e=>typeof e?.name=="string"&&typeof e.moved=="boolean"&&ve(e.entries)&&["undefined","boolean"].includes(typeof e.seen),ws=(e,t)=>ys.get(e)?.(t)??!1,vs=[e=>{e.createObjectStore("log",{keyPath:"id"}),e.createObjectStore("about")}],tt=["log","about"],$t=9,z=class extends Error{constructor(e,t){super(`the deck's storage is ${e}`,{cause:t}),this.loss=e}};async function ks({name:e=n.U,migrations:t=vs,onLoss:a=()=>{}}={}){let s=[],i=[];for(let r=1;r<=$t;r++){let o=r===1?e:`${e}-${r}`,d=()=>xt(o,t,a).catch($s),l=await d()??await xs(o,async()=>{let c=await d();if(c)return c;let{name:f,entries:y}=await es(o);return s.push({name:f,moved:f!==o,entries:y.length}),i.push(...y),f===o?void 0:d()});if(!l)continue;let h=K(i,await _s(e,r,t));return await l.append(h).catch(()=>{}),{...l,entries:K(l.entries,h),setAside:s}}throw new z("failed")}function $s(e){if(e instanceof z)throw e}var xs=(e,t)=>globalThis.navigator?.locks?.request(e,t)??t();async function _s(e,t,a){let s=new Set((await indexedDB.databases?.()??[]).map(r=>r.name)),i=[];for(let r=t+1;r<=$t;r++)if(s.has(`${e}-${r}`))try{let o=await xt(`${e}-${r}`,a,()=>{});i.push(...o.entries),o.close()}catch{}return i}async function xt(e,t,a){let s=!1,i=o=>{s||a(o),s=!0},r;try{r=await Te(e,t.length,{async upgrade(o,d,l,h){for(let c of t.slice(d))await c(o,h)},blocking(o,d){r.close(),i(d===null?"wiped":"newer")},terminated:()=>i("wiped")})}catch(o){throw _t(o)??o}try{let o=tt.find(y=>!r.objectStoreNames.contains(y));if(o)throw new Error(`${e} has no ${o}`);let d=r.transaction(tt),[l,h,c]=await Promise.all([d.objectStore("log").getAll(),d.objectStore("about").getAllKeys(),d.objectStore("about").getAll(),d.done]),f=l.filter(y=>!W(y));return{name:e,entries:f,about:new Map(h.flatMap((y,b)=>ws(y,c[b])?[[String(y),c[b]]]:[])),unreadable:l.length-f.length,append:at(r,"log",(y,b)=>b.forEach(S=>y.put(S).catch(()=>{}))),read:async()=>(await r.getAll("log")).filter(y=>!W(y)),remember:at(r,"about",(y,b,S)=>y.put(S,b).catch(()=>{})),close(){s=!0,r.close()}}}catch(o){throw s=!0,r.close(),o}}function at(e,t,a){return async(...s)=>{let i;try{i=e.transaction(t,"readwrite",{durability:"strict"}),i.done.catch(()=>{}),a(i.objectStore(t),...s),await i.done}catch(r){throw Ss(i),_t(r)??new z(Ts(r)?"wiped":"failed",r)}}}function Ss(e){try{e?.abort()}catch{}}var Ts=e=>e?.name==="InvalidStateError"||e?.name==="NotFoundError";function _t(e){if(e?.name==="VersionError")return new z("newer",e);if(e?.name==="QuotaExceededError")return new z("full",e);if(["SecurityError","InvalidStateError","ReferenceError","TypeError"].includes(e?.name))return new z("refused",e)}var Ms=36e5,V;function u(){return V||(V=new gs({open:e=>ks({onLoss:e}),channel:As(),keeping:{asked:async()=>!!await navigator.storage?.persisted?.(),ask:async()=>!!await navigator.storage?.persist?.()}}),js(V)),V}function As(){let e,t;try{e=new BroadcastChannel(n.U),t=localStorage,t.getItem(n.U)}catch{}return{post(a){e?.postMessage(a);try{t?.setItem(n.U,JSON.stringify(a)),t?.removeItem(n.U)}catch{}},listen(a){let s=i=>Array.isArray(i)&&a(i.filter(r=>!W(r)));e?.addEventListener("message",({data:i})=>s(i)),addEventListener("storage",({key:i,newValue:r})=>{i===n.U&&r&&s(Ds(r))})}}}function Ds(e){try{return JSON.parse(e)}catch{return}}function js(e){let t,a=()=>{clearTimeout(t);let s=e.now(),i=Math.min(kt(e.state,s)??1/0,Kt(s.at,e.state.settings.turnover));t=setTimeout(()=>e.refresh(),Math.min(Math.max(i-s.at,1e3),Ms))};e.addEventListener("change",a),document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&e.refresh()}),addEventListener("pageshow",({persisted:s})=>{s&&e.refresh()})}var Es=1500,Ns=class extends n.h{static properties={name:{reflect:!0},theme:{reflect:!0},session:{type:Boolean,reflect:!0},revealed:{attribute:!1},typed:{state:!0},done:{state:!0},early:{state:!0},attn:{state:!0},coreless:{state:!0}};static styles=[n.D,n.C,$e,Gt];#e=[];#t;#a;#s=!1;#r=-1;constructor(){super(),this.name="",this.theme=void 0,this.session=!1,this.revealed=!1,this.typed=[],this.done=null,this.early=!1,this.attn=void 0,this.coreless=!1}connectedCallback(){super.connectedCallback(),this.#c();let e=()=>this.#o(),t=()=>this.#b();u().addEventListener("change",e),addEventListener("pagehide",t),this.#e=[(0,n.I)(()=>this.requestUpdate()),(0,n.E)(this,a=>a&&this.#f()),()=>u().removeEventListener("change",e),()=>removeEventListener("pagehide",t)],this.#o()}disconnectedCallback(){super.disconnectedCallback(),this.#b(),this.#e.forEach(e=>e()),this.#e=[]}willUpdate(e){e.has("name")&&(e.get("name")&&this.#n(),this.#o())}updated(){(0,n.V)(this.renderRoot)}get state(){let e=u().now(),t=u().state.cards.get(this.name),{phase:a,dueAt:s,dueDay:i}=t?.memory??{phase:null,dueAt:null,dueDay:null};return{name:this.name,revealed:this.revealed,standing:M(t,e),phase:a,dueAt:s,dueDay:i}}set state({revealed:e=!1}){this.revealed=!!e}reset(){this.#n(),this.#u("attn-input")}reveal(){this.revealed||(this.revealed=!0,this.done=null,this.#u("attn-input"),this.updateComplete.then(()=>this.renderRoot.querySelector(".answer")?.focus({preventScroll:!0})))}grade(e){let t=this.#l.length?this.#l.every(Boolean):void 0,{id:a}=u().grade(this.name,e,this.#t?{seed:this.#t.seed,...t===void 0?{}:{right:t}}:{});this.#n(),this.#h(a,`${E[e]}.`)}get suggested(){return this.#l.length&&!this.#l.every(Boolean)?1:3}focus(){this.updateComplete.then(()=>this.renderRoot.querySelector(".title")?.focus({preventScroll:!0}))}#c(){let e=[...this.querySelectorAll("[data-part]")];if(e.length){for(let t of e)t.slot=t.dataset.part;this.replaceChildren(...this.querySelectorAll(".question:not(:has([data-part]))"),...e),this.#s=!Object.hasOwn(n.v,this.name)}}async#f(){this.attn||!Object.hasOwn(n.v,this.name)||(this.attn=await(0,n.A)().catch(()=>{}),this.coreless=!this.attn)}#o(){let e=u().state.cards.get(this.name)?.memory.reps??0;e!==this.#r&&this.#r>=0&&!this.done&&this.#n(),this.#r=e,this.requestUpdate()}#n(){this.revealed=!1,this.typed=[],this.early=!1,this.done=null}#h(e,t){this.done={id:e,words:t},this.#u("attn-change"),this.session||this.focus()}#u(e){this.dispatchEvent(new CustomEvent(e,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#i(){if(!this.attn||!Object.hasOwn(n.v,this.name))return;let e=(0,n.x)(this.name,this.#r),t=`${this.name}:${e}`;return this.#t?.key!==t&&(this.#t={key:t,seed:e,...n.v[this.name].solve(this.attn,(0,n.w)(this.name,e,this.attn))}),this.#t}get#l(){return!this.#t||!this.typed.some(e=>e?.trim())?[]:this.#t.asks.map((e,t)=>(0,n.u)((0,n.t)(this.typed[t]??""),e))}render(){let e=D(this.name),t=(0,n.J)()??n.f;if(!e)return n.c`<div class="root" data-theme=${t}>There is no card with the name “${this.name}”.</div>`;let a=u().now(),s=u().state.cards.get(this.name),i=M(s,a),r=this.#i(),o=Ls(ee(s,i,a));return n.c`<div class="root" data-theme=${t} role="group" aria-labelledby="title">
      ${Ft({title:this.session?e.title:Jt(e),where:qs(ee(s,i,a)),due:i==="due",question:this.#d("front",e.front,r),fields:this.revealed||this.coreless?n.f:Ht(r?.asks??e.asks,this.typed,!r,(d,l)=>{this.typed=Object.assign([...this.typed],{[d]:l})}),revealed:this.revealed,keys:this.session?"Space":n.f,submit:this.#k,add:s||this.session?void 0:this.#$})}
      <div class="answer prose" ?hidden=${!this.revealed} tabindex="-1" role="group" aria-label="Answer">
        ${this.revealed&&r?Bt(r.asks,this.typed,this.#l):n.f}
        ${this.#d("back",e.back,r)}
        ${this.revealed?this.#g():n.f}
      </div>
      ${this.revealed?this.#p(i):n.f}
      <div class="after row ui" ?hidden=${!this.done}>
        <p class="status" role="status">${this.done?`${this.done.words} ${o}`:n.f}</p>
        ${this.done&&!this.session?n.c`<button type="button" class="link"
          @click=${this.#_}>Take it back</button>`:n.f}
      </div>
      ${this.done&&!this.session?Ae(u()):n.f}
      ${this.#y(s,i)}
    </div>`}#d(e,t,a){if(a)return(0,n.s)((0,n.z)(t,a.shown));let s=(0,n.s)((0,n.z)(t,D(this.name)?.values??{}));return this.#s?n.c`<slot name=${e}>${s}</slot>`:s}#g(){let e=u().state.notes.get(this.name);return e?n.c`<p class="own"><span class="muted ui">My note:</span> ${e}</p>`:n.f}#p(e){if(!(this.session||this.early||e==="outside"||e==="due"))return n.c`<div class="buttons row ui"><p class="muted">${e==="suspended"?"This card is suspended.":"It is not due yet."}</p>
        <button type="button" @click=${()=>{this.early=!0}}>Grade it now</button>
        <button type="button" @click=${this.reset}>Hide the answer</button></div>`;let t=u().preview(this.name);return n.c`<div class="grades" role="group" aria-label="How well did you know it?">${[1,2,3,4].map(a=>n.c`
      <button type="button" class=${a===this.suggested?"grade suggested":"grade"} data-grade=${a}
        aria-keyshortcuts=${this.session?a===this.suggested?`${a} Space`:a:n.f}
          @click=${()=>this.grade(a)}>
        <span>${E[a]}</span> <span class="wait num">${B(t[a])}</span></button>`)}</div>
      ${e==="outside"?n.c`<p class="after muted ui">A grade puts the card into your review deck.</p>`:n.f}`}#y(e,t){let a=(s,i,r)=>n.c`
      <button type="button" @click=${()=>this.#x(i,r)}>${s}</button>`;return n.c`<details class="more">
      <summary>${zt}</summary>
      ${e?n.c`<div class="row">
        ${e.suspended?a("Resume",()=>u().resume(this.name),"Back in the round."):a("Suspend",()=>u().suspend(this.name),"Suspended until you resume it.")}
        ${t==="buried"?a("Bring back today",()=>u().unbury(this.name),"Back today."):a("Bury until tomorrow",()=>u().bury(this.name),"Set aside until tomorrow.")}
        ${a("Reset",()=>u().reset(this.name),"As if never seen.")}
      </div>`:n.f}
      <label for="note">My note on this card</label>
      <textarea id="note" maxlength="10000" .value=${(0,n.r)(this.#m())} @input=${this.#v}
        @change=${this.#b}></textarea>
    </details>`}#m(){let e=this.#w();return this.#a&&e?e.value:u().state.notes.get(this.name)??""}#w(){return this.renderRoot?.querySelector("#note")}#v(){clearTimeout(this.#a),this.#a=setTimeout(()=>this.#b(),Es)}#b(){if(!this.#a)return;clearTimeout(this.#a);let e=this.#w()?.value??"";this.#a=void 0,u().note(this.name,e)}#k(e){e.preventDefault(),this.reveal()}#$(){let[e]=u().add([this.name]);e&&this.#h(e.id,"Added.")}#x(e,t){let{id:a}=e();this.#n(),this.#h(a,t)}#_(){this.done&&u().takeBack(this.done.id),this.#n(),this.#u("attn-change"),this.focus()}},qs=({words:e,next:t,datetime:a})=>n.c`${e}${t?n.c` <time datetime=${a??n.f}>${t}</time>`:n.f}`,Ls=({words:e,next:t})=>`${e}${t?` ${t}`:""}.`,Is=class extends n.h{static properties={theme:{reflect:!0},href:{reflect:!0},block:{type:Boolean,reflect:!0},empty:{type:Boolean,reflect:!0}};static styles=[n.D,n.C,$e,Vt];#e=[];constructor(){super(),this.theme=void 0,this.href="./review.html",this.block=!1,this.empty=!0}connectedCallback(){super.connectedCallback();let e=()=>this.requestUpdate();u().addEventListener("change",e),this.#e=[(0,n.I)(e),()=>u().removeEventListener("change",e)]}disconnectedCallback(){super.disconnectedCallback(),this.#e.forEach(e=>e()),this.#e=[]}willUpdate(){this.empty=u().state.cards.size===0}get state(){return{due:De(u().state,u().now()).filter(e=>D(e)).length,cards:u().state.cards.size}}render(){let{due:e,cards:t}=this.state,a=(0,n.J)()??n.f,s=n.c`<span class="num" data-name="due" data-value=${String(e)}>${e}</span>`;if(!this.block)return t?n.c`<span class="root compact ui" data-theme=${a}><a href=${this.href}>Review: ${s} due</a></span>`:n.f;let i=it.filter(r=>!u().state.cards.has(r));return n.c`<div class="root" data-theme=${a}>
      ${Ut({words:t?n.c`${k(t,"card")} in your deck, ${s} due.`:Rt,buttons:i.length?n.c`<button type="button" @click=${()=>u().add(i)}>${t?`Add the other ${i.length}`:Ot(i.length)}</button>`:n.f,href:this.href})}
      ${t?Ae(u()):n.f}
    </div>`}},Cs=(0,n.j)(class extends n.k{constructor(){super(...arguments),this.key=n.f}render(e,t){return this.key=e,t}update(e,[t,a]){return t!==this.key&&((0,n.o)(e),this.key=t),a}}),te=21;function St({cards:e},t,a=14){let s=Array.from({length:a},(i,r)=>({day:t.day+r,count:0}));for(let i of e.values()){let r=M(i,t);if(r==="suspended"||r==="outside")continue;let o=r==="due"||r==="soon"?0:Math.max(Hs(i),t.day)-t.day;o<a&&s[o].count++}return s}var Hs=({buriedUntil:e,memory:t})=>Math.max(e??0,t.dueDay??0);function Bs({reviews:e}){let t=e.filter(({phase:s})=>s==="review"),a=s=>{let i=s.filter(({grade:r})=>r>1).length;return{asked:s.length,remembered:i,share:s.length?i/s.length:null}};return{all:a(t),young:a(t.filter(({interval:s})=>s<te)),mature:a(t.filter(({interval:s})=>s>=te))}}var zs=({reviews:e},t)=>e.filter(({card:a})=>a===t).reverse();function Rs({reviews:e},t){let a=e.filter(({id:i})=>t.has(i)),s=i=>a.filter(r=>r.grade===i).length;return{reviews:a.length,cards:new Set(a.map(({card:i})=>i)).size,grades:[1,2,3,4].map(s)}}function Os(e,t){let a=[...e.state.cards.keys()].filter(s=>!D(s));return n.c`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <ul class="cards">${I.map(({name:s,title:i})=>Js(e,s,i,t))}</ul>
    ${a.length?n.c`<p class="ui muted">Your deck also holds
      ${a.map(s=>`\u201C${s}\u201D`).join(", ")},
      which this page does not have. They are kept, and go into every copy.</p>`:n.f}
  </section>`}function Js(e,t,a,s){let i=e.now(),r=e.state.cards.get(t),o=M(r,i),{words:d,next:l,datetime:h}=ee(r,o,i),c=(f,y,b)=>n.c`<button type="button"
    aria-label="${f}: ${a}" @click=${()=>{y(),s(`${a}: ${b}`)}}>${f}</button>`;return n.c`<li class="card-row">
    <details>
      <summary class="card-head">
        <h3>${a}</h3>
        <span class="stands ui ${o==="due"?"due":""}">${d}${l?n.c` <time datetime=${h??n.f}>${l}</time>`:n.f}</span>
      </summary>
      ${r?n.c`<div class="row">${r.suspended?c("Resume",()=>e.resume(t),"back in the round."):c("Suspend",()=>e.suspend(t),"suspended.")}
          ${o==="buried"?c("Bring back today",()=>e.unbury(t),"back today."):c("Bury until tomorrow",()=>e.bury(t),"set aside until tomorrow.")}
          ${c("Reset",()=>e.reset(t),"reset.")}</div>`:n.f}
      ${r&&r.memory.lastDay!==null?n.c`<p class="ui muted">Chance to remember it today: ${L(pt(r.memory,i.day,e.state.settings.retention))}.
        Graded ${st(r.memory.reps)}, forgotten ${st(r.memory.lapses)}.</p>`:n.f}
      ${e.state.notes.has(t)?n.c`<p class="own"><span class="muted ui">My note:</span>
        ${e.state.notes.get(t)}</p>`:n.f}
      ${Fs(e,t,a)}
    </details>
    ${r?n.f:c("Add",()=>e.add([t]),"added.")}
  </li>`}var st=e=>["never","once","twice"][e]??`${e} times`;function Fs(e,t,a){let s=zs(e.state,t);if(!s.length)return n.c`<p class="ui muted">No grades yet.</p>`;let i=r=>r===void 0?"":r?"right":"wrong";return n.c`<div class="scroll" tabindex="0" role="region" aria-label="Past of ${a}"><table>
    <caption class="unseen">Past of ${a}, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Grade</th><th scope="col">Typed</th><th
      scope="col">After</th><th scope="col">Next in</th></tr></thead>
    <tbody>${s.map(({at:r,grade:o,right:d,phase:l,elapsed:h,memory:c})=>n.c`<tr>
      <td><time datetime=${new Date(r).toISOString()}>${ls(r)}</time></td>
      <td>${E[o]}</td><td>${i(d)}</td>
      <td>${l==="review"?B({days:h}):l==="new"?"new":"learning"}</td>
      <td>${c.dueAt===null?B({days:c.interval}):B({minutes:Math.round((c.dueAt-r)/6e4)})}</td></tr>`)}</tbody>
  </table></div>`}var Us="Deep Learning::Attention",Ps=["attention-figures","deep-learning::attention"],Ws=e=>`attention-figures-${e}`;function Gs(e,t){let a=["#separator:tab","#html:true","#notetype:Basic","#guid column:1","#deck column:2","#tags column:5"],s=e.map(({name:i,anki:r})=>[Ws(i),Us,r.front,Vs(r.back,t.get(i)),Ps.join(" ")]);return`${[...a,...s.map(i=>i.map(Qs).join("	"))].join(`
`)}
`}var Vs=(e,t)=>t?`${e}<hr><p>${Ks(t)}</p>`:e;function Ks(e){return e.replace(/[&<>"{}[\]]/g,t=>`&#${t.codePointAt(0)};`).replace(/\t/g,"&#9;").replace(/\r\n?|\n/g,"<br>")}var Qs=e=>`"${e.replaceAll('"','""')}"`,Ys=["","again","hard","good","easy"];function Xs(e,{cards:t,notes:a}){let s=e.map(({name:i,title:r,source:o})=>{let d=t.get(i),l=d?.memory;return[i,r,o.front,o.back,a.get(i)??"",d?d.suspended?"suspended":d.memory.phase:"not in the deck",l?.dueDay!=null?Tt(l.dueDay):l?.dueAt!=null?new Date(l.dueAt).toISOString():"",l?.reps??"",l?.lapses??"",l?.interval??"",l?.stability??"",l?.difficulty??""]});return Mt(["card","title","question","answer","note","state","due","reviews","lapses","interval","stability","difficulty"],s)}function Zs({reviews:e}){let t=e.map(({card:a,at:s,day:i,grade:r,phase:o,interval:d,elapsed:l,memory:h,right:c})=>[a,new Date(s).toISOString(),Tt(i),Ys[r],o,d,l,h.interval,h.stability,h.difficulty,c===void 0?"":c?"right":"wrong"]);return Mt(["card","time","day","grade","phase before","interval before","days since","interval","stability","difficulty","typed answer"],t)}var Tt=e=>R(e).toISOString().slice(0,10),Mt=(e,t)=>`\uFEFF${[e,...t].map(a=>a.map(ei).join(",")).join(`\r
`)}\r
`,ei=e=>`"${String(e).replaceAll('"','""')}"`;function ti(e,t){return`# Attention: recall cards

${e.map(({name:a,title:s,source:i})=>{let r=t.get(a);return[`## ${s}`,i.front,"**Answer**",i.back,...r?["**My note**",ai(r)]:[]].join(`

`)}).join(`

`)}
`}function ai(e){let t=Math.max(2,...[...e.matchAll(/`+/g)].map(([s])=>s.length)),a="`".repeat(t+1);return`${a}text
${e}
${a}`}function si(e,t,a,s){let i=(o,d,l)=>()=>Se(o,d(),l),{notes:r}=e.state;return n.c`<section aria-labelledby="copies">
    <h2 id="copies">Copies</h2>
    ${ii(e)}
    <div class="row"><button type="button" class="main" @click=${()=>vt(e)}>Save a copy</button>
      <label class="file"><span>Bring back a copy</span><input type="file" accept=".json,application/json"
        @change=${o=>ri(e,o.target,a)}></label></div>
    <div aria-live="polite">${t?ni(e,t,a):n.f}</div>
    <details><summary>For other programs</summary>
      <p class="ui muted">The cards with your notes, without the schedule: that stays in the copy above. The Anki deck
        is ready-made and has no notes of yours. Importing an Anki file again updates its cards.</p>
      <div class="row">
        <button type="button"
          @click=${i("attention-anki.txt",()=>Gs(I,r),"text/plain")}>Anki text</button>
        <a class="button" href=${s} download>Anki deck (.apkg)</a>
        <button type="button" @click=${i("attention-cards.md",()=>ti(I,r),"text/markdown")}>Markdown</button>
        <button type="button" @click=${i("attention-cards.csv",()=>Xs(I,e.state),"text/csv")}>Cards as CSV</button>
        <button type="button"
          @click=${i("attention-reviews.csv",()=>Zs(e.state),"text/csv")}>Grades as CSV</button>
      </div>
    </details>
  </section>`}function ii(e){let t=e.about.get("exported"),a=t?e.log.length-t.entries:e.log.length,s=e.storage.persistent===!0?"This browser has promised to keep your deck, but it goes with the browser\u2019s data when you clear them.":"Browsers may delete what a page stores: when space is short, after weeks without a visit, with other site data.";return n.c`<p class="ui muted">${t?n.c`Last copy: <span data-name="exported" data-value=${String(t.at)}>${os(t.at,e.now())}</span>${a>0?`, ${k(a,"change")} since then`:", nothing has changed since then"}.`:e.log.length?n.c`<span data-name="exported" data-value="none">You have not saved a copy yet.</span>`:n.f} ${s}</p>`}async function ri(e,t,a){let[s]=t.files??[];if(!s)return;let i=s.size>Ve?void 0:await s.text().catch(()=>{});if(t.value="",i===void 0){a({file:s.name,fault:s.size>Ve?"The file is far too large for a copy of a review deck.":"The file cannot be read."});return}let r=Ia(i),o="entries"in r?za(e.log,r.entries):r;a("fault"in o?{file:s.name,fault:o.fault}:{file:s.name,comparison:o})}function ni(e,{file:t,fault:a,comparison:s,done:i},r){let o=n.c`<button type="button" @click=${()=>r(void 0)}>${s?.fresh.length?"Leave it":"Close"}</button>`;if(a)return n.c`<div class="notice ui"><p><strong>${t} was not taken.</strong>
      ${a} Your deck is as it was.</p><div class="row">${o}</div></div>`;if(i)return n.c`<div class="incoming ui"><p>${i}</p><div class="row">${o}</div></div>`;let{fresh:d,known:l,cards:h,notes:c,settings:f,before:y,after:b}=s;if(!d.length)return n.c`<div class="incoming ui"><p>${t} holds nothing that your deck does not have.</p><div
      class="row">${o}</div></div>`;let S=e.now(),je=(w,Ne)=>{let{words:jt,next:qe}=ee(w.cards.get(Ne),M(w.cards.get(Ne),S),S);return`${jt}${qe?` ${qe}`:""}`},Ee=w=>D(w)?.title??w,At={retention:w=>`cards to remember: ${L(w)}`,turnover:w=>`the day begins at ${w}:00`},Dt=async()=>{try{await e.bring(d),r({file:t,done:`${k(d.length,"entry").replace("entrys","entries")} taken in.`})}catch{r({file:t,fault:"The browser could not store it."})}};return n.c`<div class="incoming ui">
    <p><strong>${t}</strong> holds ${d.length+l} entries: you have ${l} of them, ${d.length}
      ${d.length===1?"is":"are"} new. Nothing of yours is lost. It would change:</p>
    <ul>
      ${h.map(w=>n.c`<li>${Ee(w)}: ${je(y,w)} →
        ${je(b,w)}</li>`)}
      ${c.map(w=>n.c`<li>Your note on ${Ee(w)}</li>`)}
      ${f.map(w=>n.c`<li>Setting,
        ${At[w](b.settings[w])}</li>`)}
      ${h.length+c.length+f.length===0?n.c`<li>nothing that shows; the past becomes more
        complete</li>`:n.f}
    </ul>
    <div class="row"><button type="button" class="main" @click=${Dt}>Take it in</button>${o}</div>
  </div>`}var F=60;function oi(e){let t=e.now(),a=St(e.state,t),s=Math.max(1,...a.map(o=>o.count)),i=a.reduce((o,d)=>o+d.count,0),r=(o,d)=>R(o).toLocaleDateString("en-GB",{timeZone:"UTC",...d});return n.c`<section aria-labelledby="ahead">
    <h2 id="ahead">The next 14 days</h2>
    <p class="ui muted">${i===0?"No card comes back in this time.":`${k(i,"card")} ${i===1?"comes":"come"} back, ${a[0].count||"none"} today.`}</p>
    <div class="bars ui" aria-hidden="true">${a.map(o=>n.c`<div class="bar">
      <span class="num">${o.count||""}</span>
      <svg viewBox="0 0 10 ${F}" preserveAspectRatio="none">${n.d`<rect class="ground" x="0" y=${F-1}
        width="10" height="1" />
        <rect class="full" x="0" y=${F-(F-1)*(o.count/s)} width="10" height=${(F-1)*(o.count/s)} />`}</svg>
      <span class="day">${r(o.day,{weekday:"narrow"})}<br>${r(o.day,{day:"numeric"})}</span>
    </div>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards by day"><table>
      <thead><tr><th scope="col">Day</th><th scope="col">Cards</th></tr></thead>
      <tbody>${a.map(o=>n.c`<tr><th scope="row"><time datetime=${Z(o.day)}>${X(o.day,t.day)}</time></th>
        <td data-name="forecast[${o.day-t.day}]" data-value=${String(o.count)}>${o.count}</td></tr>`)}</tbody>
    </table></div></details>
  </section>`}function li(e){let t=Bs(e.state),a=e.state.settings.retention,s=[["all","All cards"],["young",`Known under ${te} days`],["mature",`Known ${te} days or more`]];return n.c`<section aria-labelledby="kept">
    <h2 id="kept">Remembered so far</h2>
    <p class="ui muted">${t.all.share===null?"Nothing yet: this counts cards that come back after a day or more.":`${L(t.all.share)} of ${k(t.all.asked,"card")} that came back. You aim at ${L(a)}; the mark shows it.`}</p>
    ${t.all.share===null?"":n.c`<div class="shares ui" aria-hidden="true">${s.map(([i,r])=>n.c`
      <span>${r}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">${n.d`<rect class="ground" x="0" y="0" width="100"
        height="10" />
        <rect class="full" x="0" y="0" width=${(t[i].share??0)*100} height="10" /><rect class="mark"
          x=${a*100-.4} y="0" width="0.8" height="10" />`}</svg>
      <span class="num">${t[i].share===null?"\u2013":L(t[i].share)}</span>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards remembered"><table>
      <thead><tr><th scope="col">Cards</th><th scope="col">Asked</th><th scope="col">Remembered</th><th
        scope="col">Share</th></tr></thead>
      <tbody>${s.map(([i,r])=>n.c`<tr><th scope="row">${r}</th><td>${t[i].asked}</td><td>${t[i].remembered}</td>
        <td data-name="retention.${i}" data-value=${String(t[i].share)}>${t[i].share===null?"none":L(t[i].share)}</td></tr>`)}</tbody>
    </table></div></details>`}
  </section>`}var ke=e=>e.about.get("keys")!==!1;function di(e){let{retention:t,turnover:a}=e.state.settings,{least:s,most:i}=P.retention,r=Array.from({length:24},(d,l)=>l),o=d=>{let l=Math.round(Number(d.value))/100;l>=s&&l<=i&&e.set("retention",l),d.value=String(Math.round(e.state.settings.retention*100))};return n.c`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="settings ui">
      <label for="share">Cards to remember, in per cent</label>
      <div><input id="share" type="number" min=${s*100} max=${i*100} step="1"
        .value=${(0,n.r)(String(Math.round(t*100)))}
        aria-describedby="share-help" @change=${d=>o(d.target)}>
        <p id="share-help" class="muted">A higher share means shorter waits and more reviews. It counts for grades from
          now on.</p></div>
      <label for="hour">My day begins at</label>
      <div><select id="hour" aria-describedby="hour-help" @change=${d=>e.set("turnover",Number(d.target.value))}>
        ${r.map(d=>n.c`<option value=${d} .selected=${d===a}>${String(d).padStart(2,"0")}:00</option>`)}</select>
        <p id="hour-help" class="muted">Studying after midnight still belongs to the evening before.</p></div>
      <label for="keys">Single keys in a session</label>
      <div><input id="keys" type="checkbox" .checked=${(0,n.r)(ke(e))} aria-describedby="keys-help"
        @change=${d=>e.remember("keys",d.target.checked)}>
        <p id="keys-help" class="muted">Space shows the answer and then takes the marked grade; 1 to 4 grade; u takes
          back. This setting belongs to this browser.</p></div>
    </div>
  </section>`}var mi=n.b`
  .root { background: var(--page); }
  section + section, .figures, .figures + section { margin-top: 2.5rem; }
  h2 { margin-bottom: 0.6rem; font-size: 1.35rem; }
  h3 { font-size: 1.0625rem; }
  .today { padding: 1.5rem; border-radius: 6px; background: var(--surface); }
  .big { font-size: 1.62rem; line-height: 1.2; font-weight: 600; }
  .today p + p { margin-top: 0.4rem; }
  .today .row { margin-top: 1rem; }
  .root > .notice { margin-bottom: 1rem; }

  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 2rem; }
  .figures section { margin: 0; min-width: 0; }
  .bars { display: grid; grid-template-columns: repeat(14, minmax(0, 1fr)); gap: 3px; margin-top: 0.75rem; }
  .bar { display: grid; grid-template-rows: 1.3rem 3.75rem auto; text-align: center; font-size: 0.8125rem; line-height:
    1.3; }
  .bar svg { width: 100%; height: 100%; }
  .bar .day { color: var(--muted); font-size: 0.75rem; line-height: 1.25; }
  .ground { fill: var(--line); }
  .full { fill: var(--output); }
  .mark { fill: var(--text); }
  .shares { display: grid; grid-template-columns: minmax(0, auto) minmax(4rem, 1fr) auto; gap: 0.5rem 0.75rem;
    align-items: center; margin-top: 0.75rem; font-size: 0.875rem; }
  .shares svg { width: 100%; height: 0.75rem; }
  details { margin-top: 0.6rem; }
  .scroll { max-width: 100%; overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: start; font-weight: 400; white-space: nowrap; }
  thead th { border-bottom: 1px solid var(--strong); color: var(--muted); }
  td:last-child { text-align: end; padding-right: 0; }

  .cards { padding: 0; list-style: none; }
  .card-row { display: flex; gap: 0.5rem 1rem; align-items: start; border-top: 1px solid var(--line); }
  .card-row > details { flex: 1; min-width: 0; margin: 0; }
  .card-row > button { min-height: 2rem; margin-top: 0.5rem; }
  .card-head { position: relative; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; justify-content: space-between;
    align-items: baseline; width: auto; padding: 0.7rem 0 0.7rem 1.1rem; color: inherit; list-style: none; }
  .card-head::-webkit-details-marker { display: none; }
  .card-head::before { content: ''; position: absolute; inset: 1.15rem auto auto 0; border: solid transparent;
    border-width: 0.3em 0 0.3em 0.45em; border-inline-start-color: var(--muted); forced-color-adjust: none; }
  details[open] > .card-head::before { transform: rotate(90deg); }
  .card-head:hover h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  .stands { color: var(--muted); }
  .card-row details > :not(summary) { margin: 0 0 0.7rem 1.1rem; }
  .stands.due { color: var(--output); font-weight: 600; }

  .file, a.button { display: inline-flex; align-items: center; min-height: 2.5rem; box-sizing: border-box; }
  .file { position: relative; padding: 0.35rem 0.9rem; border: 1px solid var(--strong); border-radius: 5px; background:
    var(--page); font-size: 0.9375rem; line-height: 1.2; }
  .file input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  .file:focus-within { outline: 3px solid var(--output); outline-offset: 2px; }
  a.button { padding: 0.35rem 0.9rem; border: 1px solid var(--strong); border-radius: 5px; background: var(--page);
    color: var(--text); font: 0.9375rem/1.2 ${n.R}; text-decoration: none; }
  section > .row { margin-top: 0.8rem; }
  [aria-live] > .notice { margin-top: 1rem; }
  .incoming { margin-top: 1rem; padding: 0.75rem 1rem; border-left: 4px solid var(--output); background: var(--surface);
    }
  .incoming ul { padding-left: 1.2rem; }
  .incoming .row, .notice .row { margin-top: 0.6rem; }

  .settings { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0.9rem 1.5rem; align-items:
    baseline; }
  .settings input[type='number'] { width: 5.5rem; }
  .settings p { margin-top: 0.3rem; }

  .bar-row { margin-bottom: 0.75rem; }
  .bar-row p { flex: 1; }
  .keys { margin-top: 0.75rem; }
  kbd { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; font: 0.86em ${n.S}; }
  .over { padding: 1.5rem; border-radius: 6px; background: var(--surface); }
  .tally { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0.8rem 0; }
  .tally dt { color: var(--muted); }
  .tally dd { font-size: 1.35rem; font-weight: 600; }
  .over p + p { margin-top: 0.4rem; }
  .over .row { margin-top: 1rem; }

  @container (width < 30rem) {
    .settings { grid-template-columns: minmax(0, 1fr); gap: 0.3rem; }
    .settings > div { margin-bottom: 0.8rem; }
    /* Each bar under its words; its number goes back up beside them. */
    .shares { grid-template-columns: minmax(0, 1fr) auto; grid-auto-flow: dense; }
    .shares svg { grid-column: 1 / -1; margin-bottom: 0.3rem; }
    .shares .num { grid-column: 2; }
    .keys { display: none; }
    .today, .over { padding: 1.1rem; }
  }
  @media (pointer: coarse) {
    .file, a.button, .card-row > button { min-height: 2.75rem; }
    .card-row > button { margin-top: 0.2rem; }
    .keys { display: none; }
  }
  @media (forced-colors: active) {
    .full { fill: Highlight; }
    .mark { fill: CanvasText; }
    .ground { fill: GrayText; }
  }
`,hi=class{entries=[];current;#e;#t;constructor(e,t){this.#e=e,this.#t=t,this.#s()}get over(){return this.current===void 0}get left(){return this.#a.length}get summary(){return Rs(this.#e.state,new Set(this.entries))}wrote(e){this.entries.push(e),this.#s()}follow(){if(this.over)return;let e=this.#e.now(),t=M(this.#e.state.cards.get(this.current),e);t!=="due"&&t!=="soon"&&this.#s()}undo(){let e=this.#e.undo();if(e)return this.entries=this.entries.filter(t=>t!==e.id),this.current=e.card,this.follow(),e}end(){this.current=void 0}get#a(){return us(this.#e.state,this.#e.now()).filter(this.#t)}#s(){[this.current]=this.#a}},ui=class extends n.h{static properties={theme:{reflect:!0},lesson:{reflect:!0},apkg:{reflect:!0},running:{type:Boolean,reflect:!0},session:{state:!0},incoming:{state:!0},said:{state:!0}};static styles=[n.D,n.C,$e,mi];#e=[];constructor(){super(),this.theme=void 0,this.lesson="./attention.html",this.apkg="./attention-cards.apkg",this.running=!1,this.session=null,this.incoming=void 0,this.said=""}connectedCallback(){super.connectedCallback();let e=()=>{this.session?.follow(),this.requestUpdate()},t=a=>this.#c(a);u().addEventListener("change",e),document.addEventListener("keydown",t),this.#e=[(0,n.I)(()=>this.requestUpdate()),()=>u().removeEventListener("change",e),()=>document.removeEventListener("keydown",t)]}disconnectedCallback(){super.disconnectedCallback(),this.#e.forEach(e=>e()),this.#e=[]}willUpdate(){this.running=this.session!==null}get state(){let{session:e}=this;return{due:this.#t.length,session:e?{card:e.current??null,left:e.left,...e.summary}:null}}reset(){this.session=null,this.incoming=void 0}start(){this.session=new hi(u(),e=>D(e)!==void 0),this.#s(),this.#r("attn-input")}undo(){let e=this.session?this.session.undo():u().undo();e?this.said=`Taken back: ${e.type==="grade"?E[e.grade??0]:e.type}, ${D(e.card??"")?.title??e.card}.`:this.said="Nothing to take back.",this.requestUpdate(),this.#s(),this.#r("attn-change")}get#t(){return De(u().state,u().now()).filter(e=>D(e))}get#a(){return this.renderRoot.querySelector("attn-card")}async#s(){await this.updateComplete,this.session&&((this.session.over?this.renderRoot.querySelector("#over"):this.#a)?.focus({preventScroll:!0}),this.renderRoot.querySelector(".session")?.scrollIntoView({block:"nearest"}))}#r(e){this.dispatchEvent(new CustomEvent(e,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#c(e){let{key:t,repeat:a,isComposing:s,ctrlKey:i,metaKey:r,altKey:o}=e;if(!this.session||!ke(u())||a||s||i||r||o||e.defaultPrevented)return;let d=e.composedPath()[0];if(d.closest?.("input, textarea, select, [contenteditable]"))return;let l=this.#a,h=t===" "&&!d.closest?.("button, summary, a");if(t==="u")this.undo();else if(l)if(h)l.revealed?l.grade(l.suggested):l.reveal();else if(/^[1-4]$/.test(t)&&l.revealed)l.grade(Number(t));else return;else return;e.preventDefault()}#f(e){e.stopPropagation();let{session:t}=this,a=u().log.at(-1);if(!t||!a||t.entries.includes(a.id))return;let{current:s}=t;t.wrote(a.id),this.said=a.type==="grade"?`${E[a.grade??0]}. ${t.over?"That was the last card.":`${k(t.left,"card")} left.`}`:"",t.current===s&&this.#a?.reset(),this.requestUpdate(),this.#s(),this.#r("attn-change")}render(){return n.c`<div class="root" data-theme=${(0,n.J)()??n.f}>
      <p class="unseen" role="status">${this.said}</p>
      ${Ae(u())}
      ${this.session?this.#i(this.session):this.#o()}
    </div>`}#o(){let{state:e,storage:t}=u();if(t.kind==="opening")return n.c`<section class="today"><p class="ui muted">Opening your deck …</p></section>`;let a=it.filter(s=>!e.cards.has(s));return n.c`
      ${this.#n(e.cards.size,a)}
      ${e.cards.size?n.c`<div class="figures">${oi(u())}${li(u())}</div>`:n.f}
      ${Os(u(),s=>{this.said=s})}
      ${si(u(),this.incoming,s=>{this.incoming=s},this.apkg)}
      ${di(u())}`}#n(e,t){let a=this.#t.length,s=t.length?n.c`<button type="button" class=${e?"":"main"} @click=${()=>this.#u(t)}>
      ${e?`Add the other ${t.length===1?"card":t.length}`:`Add all ${t.length} cards`}</button>`:n.f;return e?n.c`<section class="today" aria-label="Today">
      <p class="big"><span class="num" data-name="due" data-value=${String(a)}>${a}</span> ${a===1?"card is":"cards are"} due</p>
      ${a?n.f:n.c`<p class="muted">${this.#h()}</p>`}
      <div class="row">
        ${a?n.c`<button type="button" class="main" @click=${this.start}>Begin</button>`:n.f}
        ${s}
        ${u().undoable()?n.c`<button type="button" @click=${this.undo}>Take back the last step</button>`:n.f}
      </div></section>`:n.c`<section class="today" aria-label="Today"><p class="big">Your deck is empty.</p>
        <p>Add the cards of the lesson, or take them one by one <a href=${this.lesson}>from its text</a>. Each comes
          back shortly before you would forget it.</p>
        <div class="row">${s}</div></section>`}#h(){let e=u().now(),t=St(u().state,e,400).find(s=>s.count>0);if(!t)return"All cards are suspended.";let a=kt(u().state,e);return t.day===e.day&&a?`A card you are learning comes back in ${B({minutes:Math.ceil((a-e.at)/6e4)})}.`:`The next ${t.count===1?"one comes":`${t.count} come`} ${X(t.day,e.day)}.`}#u(e){u().add(e),this.said=`${k(e.length,"card")} added.`,this.#r("attn-change")}#i(e){return n.c`<section class="session" aria-label="Session" @attn-change=${this.#f}
      @attn-input=${t=>t.stopPropagation()}>
      <div class="row bar-row ui">
        <p class="muted">${e.over?n.f:n.c`<span data-name="left"
          data-value=${String(e.left)}>${k(e.left,"card")}</span> left`}</p>
        <button type="button" ?disabled=${!u().undoable()} aria-keyshortcuts="u"
          @click=${this.undo}>Take back</button>
        ${e.over?n.f:n.c`<button type="button" @click=${()=>{e.end(),this.requestUpdate(),this.#s()}}>End</button>`}
      </div>
      ${e.over?this.#l(e):Cs(e.current,n.c`<attn-card session name=${e.current}
        theme=${this.theme??n.f}></attn-card>`)}
      ${e.over||!ke(u())?n.f:n.c`<p class="keys ui muted"><kbd>Space</kbd> answer, then the
        marked grade · <kbd>1</kbd>–<kbd>4</kbd> grade · <kbd>u</kbd> take back</p>`}
    </section>`}#l(e){let{reviews:t,cards:a,grades:s}=e.summary;return n.c`<div class="over">
      <h2 id="over" tabindex="-1">${t?"Done for now":"Nothing was graded"}</h2>
      ${t?n.c`<p>${k(a,"card")}, ${k(t,"grade")}.</p>
        <dl class="tally ui">${s.map((i,r)=>n.c`<div><dt>${E[r+1]}</dt><dd class="num"
          data-name="session.${E[r+1].toLowerCase()}" data-value=${String(i)}>${i}</dd></div>`)}</dl>`:n.f}
      <p class="muted">${this.#t.length?`${k(this.#t.length,"card")} still due.`:this.#h()}</p>
      <div class="row"><button type="button" class="main" @click=${this.#d}>Back to the deck</button><a
        class="ui" href=${this.lesson}>Back to the lesson</a></div>
    </div>`}#d(){this.session=null,this.updateComplete.then(()=>this.renderRoot.querySelector(".today button, .today a")?.focus())}},ci={"attn-card":Ns,"attn-due":Is,"attn-review":ui};for(let[e,t]of Object.entries(ci))customElements.get(e)||customElements.define(e,t);return Ct(pi);})();
