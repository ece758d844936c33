(()=>{var e=document.documentElement;e.classList.add("js");try{let t=localStorage.getItem("attn-theme");(t==="light"||t==="dark")&&(e.dataset.theme=t)}catch{}})();
