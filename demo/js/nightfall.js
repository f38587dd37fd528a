Webflow.require("ix3")
  .getInstance()
  .register(
    [
      {
        id: "i-4c81e2a0",
        name: "Begin",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [["wf:load", {controlType: "load", delay: 0.1}]],
        timelineIds: ["t-4c81e2a0"],
      },
      {
        id: "i-91b07d3f",
        name: "Swing",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [
          [
            "wf:click",
            {control: "restart", controlType: "standard", pluginConfig: {click: "each"}},
            ["wf:class", ["night-swing"]],
          ],
        ],
        timelineIds: ["t-91b07d3f"],
      },
      {
        id: "i-0f5ad6c2",
        name: "House",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [
          [
            "wf:scroll",
            {
              controlType: "scroll",
              scrollTriggerConfig: {
                clamp: true,
                start: "top top",
                end: "+=1500",
                scrub: 0.6,
                pin: true,
                enter: "play",
                leave: "none",
                enterBack: "none",
                leaveBack: "none",
              },
            },
            ["wf:class", ["night-scene"], {relationship: "none", firstMatchOnly: false}],
          ],
        ],
        timelineIds: ["t-0f5ad6c2"],
        conditionalPlayback: [{type: "prefers-reduced-motion", behavior: "dont-animate"}],
      },
      {
        id: "i-7be3f914",
        name: "Words",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [
          [
            "wf:scroll",
            {
              controlType: "scroll",
              scrollTriggerConfig: {
                clamp: false,
                start: "top 80%",
                end: "bottom 45%",
                scrub: 0.3,
                enter: "play",
                leave: "none",
                enterBack: "none",
                leaveBack: "none",
              },
            },
            ["wf:class", ["night-words"]],
          ],
        ],
        timelineIds: ["t-7be3f914"],
      },
      {
        id: "i-2d960bb7",
        name: "Cards in",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [
          [
            "wf:scroll",
            {
              controlType: "scroll",
              scrollTriggerConfig: {
                clamp: true,
                start: "top 82%",
                end: "bottom top",
                scrub: null,
                enter: "play",
                leave: "none",
                enterBack: "none",
                leaveBack: "none",
              },
            },
            ["wf:class", ["night-grid"]],
          ],
        ],
        timelineIds: ["t-2d960bb7"],
      },
      {
        id: "i-c3350e8a",
        name: "Card on",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [
          [
            "wf:hover",
            {control: "play", controlType: "standard", pluginConfig: {type: "mouseenter", hover: "each"}},
            ["wf:class", ["night-card"]],
          ],
          [
            "wf:hover",
            {
              control: "reverse",
              speed: 1.4,
              controlType: "standard",
              pluginConfig: {type: "mouseleave", hover: "each"},
            },
            ["wf:class", ["night-card"]],
          ],
        ],
        timelineIds: ["t-c3350e8a"],
      },
      {
        id: "i-58f2a71d",
        name: "Torch",
        deleted: false,
        scope: {type: "pages", value: ["68d4f1a07c2be9315f6a0d71"]},
        triggers: [
          [
            "wf:mouse-move",
            {controlType: "continuous", pluginConfig: {smoothness: 500, restingState: {x: 50, y: 50}}},
            ["wf:class", ["night-room"]],
          ],
        ],
        timelineIds: ["t-58f2a71d", "t-58f2a71e"],
      },
    ],
    [
      {
        id: "t-4c81e2a0",
        deleted: false,
        actions: [
          {
            id: "ta-4c81e2a1",
            targets: [["wf:class", ["night-title"]]],
            timing: {duration: 0.9, position: 0.1, stagger: {each: 0.07}, ease: 11},
            tt: 2,
            properties: {"wf:transform": {y: ["110%", "0%"]}},
            splitText: {type: "words", mask: "words"},
          },
          {
            id: "ta-4c81e2a2",
            targets: [
              ["wf:class", ["night-lead"]],
              ["wf:class", ["night-swing"]],
            ],
            timing: {duration: 0.7, position: 0.7, stagger: {each: 0.12}, ease: 5},
            tt: 2,
            properties: {"wf:transform": {y: ["24px", "0px"], autoAlpha: ["0%", "100%"]}},
          },
          {
            id: "ta-4c81e2a3",
            targets: [["wf:class", ["night-pendant"]]],
            timing: {duration: 1.1, position: 0, ease: 8},
            tt: 2,
            properties: {"wf:transform": {y: ["-60%", "0%"], opacity: ["100%", "100%"]}},
          },
          {
            id: "ta-4c81e2a4",
            targets: [["wf:class", ["night-glow"]]],
            timing: {
              duration: 0.9,
              position: 1,
              ease: {type: "rough", points: 9, strength: 0.9, taper: "out", randomizePoints: true, clampPoints: true},
            },
            tt: 2,
            properties: {"wf:transform": {opacity: ["0%", "100%"]}},
          },
          {
            id: "ta-4c81e2a5",
            targets: [["wf:class", ["night-bulb"]]],
            timing: {duration: 0.4, position: 1, ease: 2},
            tt: 2,
            properties: {"wf:transform": {}, "wf:style": {backgroundColor: ["#6d5f74", "#ffe6b8"]}},
          },
        ],
      },
      {
        id: "t-91b07d3f",
        deleted: false,
        actions: [
          {
            id: "ta-91b07d40",
            targets: [["wf:class", ["night-pendant"]]],
            timing: {duration: 3.2, position: 0, ease: {type: "customWiggle", wiggles: 5, wiggleType: "easeOut"}},
            tt: 2,
            properties: {"wf:transform": {rotation: ["0deg", "9deg"]}},
          },
        ],
      },
      {
        id: "t-0f5ad6c2",
        deleted: false,
        canvasDuration: 1,
        actions: [
          {
            id: "ta-0f5ad6c3",
            targets: [["wf:trigger-only", ""]],
            timing: {duration: 0.5, position: 0, ease: 0},
            tt: 2,
            properties: {
              "wf:transform": {},
              "wf:style": {backgroundColor: ["hsla(19, 45.00%, 38.00%, 1.00)", "var(--dusk)"]},
            },
          },
          {
            id: "ta-0f5ad6c4",
            targets: [["wf:class", ["night-moon"], {relationship: "within", filterBy: ["wf:trigger-only", ""]}]],
            timing: {duration: 1, position: 0, ease: 2},
            tt: 2,
            properties: {"wf:transform": {y: ["70vh", "0vh"], x: ["-12vw", "0vw"]}},
          },
          {
            id: "ta-0f5ad6c5",
            targets: [["wf:class", ["night-light"]]],
            timing: {duration: 0.08, position: 0.16, stagger: {amount: 0.7, from: "random"}, ease: 0},
            tt: 2,
            properties: {"wf:transform": {opacity: ["0%", "100%"]}},
          },
          {
            id: "ta-0f5ad6c6",
            targets: [["wf:class", ["night-hour", "second"]]],
            timing: {duration: 0.14, position: 0.3, ease: 2},
            tt: 2,
            properties: {"wf:transform": {opacity: ["0%", "100%"], y: ["32px", "0px"]}},
          },
          {
            id: "ta-0f5ad6c7",
            targets: [["wf:class", ["night-hour", "third"]]],
            timing: {duration: 0.14, position: 0.66, ease: 2},
            tt: 2,
            properties: {"wf:transform": {opacity: ["0%", "100%"], y: ["32px", "0px"]}},
          },
        ],
      },
      {
        id: "t-7be3f914",
        deleted: false,
        actions: [
          {
            id: "ta-7be3f915",
            targets: [["wf:trigger-only", ""]],
            timing: {duration: 0.3, position: 0, stagger: {each: 0.1}, ease: 0},
            tt: 2,
            properties: {"wf:transform": {}, "wf:style": {color: ["var(--field)", "var(--ink)"]}},
            splitText: {type: "words"},
          },
        ],
      },
      {
        id: "t-2d960bb7",
        deleted: false,
        actions: [
          {
            id: "ta-2d960bb8",
            targets: [
              ["wf:class", ["night-card"], {relationship: "direct-child-of", filterBy: ["wf:trigger-only", ""]}],
            ],
            timing: {duration: 0.9, position: 0, stagger: {each: 0.14, from: "start"}, ease: 8},
            tt: 1,
            properties: {"wf:transform": {y: ["90px", null], opacity: ["0%", null], rotation: ["2deg", null]}},
          },
        ],
      },
      {
        id: "t-c3350e8a",
        deleted: false,
        actions: [
          {
            id: "ta-c3350e8b",
            targets: [
              ["wf:class", ["night-picture-late"], {relationship: "within", filterBy: ["wf:trigger-only", ""]}],
            ],
            timing: {duration: 0.45, position: 0, ease: 5},
            tt: 0,
            properties: {"wf:transform": {opacity: [null, "100%"]}},
          },
          {
            id: "ta-c3350e8c",
            targets: [["wf:class", ["night-picture"], {relationship: "within", filterBy: ["wf:trigger-only", ""]}]],
            timing: {duration: 0.7, position: 0, ease: 8},
            tt: 0,
            properties: {"wf:transform": {scale: [null, 1.05]}},
          },
          {
            id: "ta-c3350e8d",
            targets: [["wf:class", ["night-name"], {relationship: "within", filterBy: ["wf:trigger-only", ""]}]],
            timing: {duration: 0.35, position: 0, ease: 5},
            tt: 0,
            properties: {"wf:transform": {x: [null, "10px"]}, "wf:style": {color: [null, "var(--clay)"]}},
          },
        ],
      },
      {
        id: "t-58f2a71d",
        deleted: false,
        triggerMetadata: {role: "mouseX"},
        actions: [
          {
            id: "ta-58f2a720",
            targets: [["wf:class", ["night-torch"]]],
            timing: {},
            tt: 0,
            properties: {
              "wf:mouse-follow": {
                axis: "x",
                followMode: "full",
                leaveBehavior: "return",
                onEnter: "animate",
                anchor: "50% 50%",
                syncedActionId: "ta-58f2a721",
              },
            },
          },
          {
            id: "ta-58f2a722",
            targets: [["wf:class", ["night-room-text"]]],
            timing: {duration: 1, position: 0, ease: 0},
            tt: 2,
            properties: {"wf:transform": {x: ["14px", "-14px"]}},
          },
        ],
      },
      {
        id: "t-58f2a71e",
        deleted: false,
        triggerMetadata: {role: "mouseY"},
        actions: [
          {
            id: "ta-58f2a721",
            targets: [["wf:class", ["night-torch"]]],
            timing: {},
            tt: 0,
            properties: {
              "wf:mouse-follow": {
                axis: "y",
                followMode: "full",
                leaveBehavior: "return",
                onEnter: "animate",
                anchor: "50% 50%",
                syncedActionId: "ta-58f2a720",
              },
            },
          },
        ],
      },
    ],
  );
