/** The paint of ships: one shader for all, in the tones of a side. */
import { DoubleSide, MeshPhongMaterial, type Vector2 } from "three";
import { color } from "./gl";
import type { Tones } from "./look";

/** What a hull knows beside its tones: how hurt it is fore and aft, and how dim, all from 0 to 1. */
export interface Worn {
  hurt: { value: Vector2 };
  dim: { value: number };
}

const head = `varying float vTone, vRise; varying vec3 vP;
uniform vec3 cHull,cWing,cPanel,cDetail,cAccent,cSolar; uniform float dim, fineness; uniform vec2 hurt;
float h1(vec2 p){return fract(sin(dot(p,vec2(41.3,289.1)))*4375.85);}
float seam(float v,float w){float f=fract(v);float e=fwidth(v);return 1.-smoothstep(w,w+e*1.4,min(f,1.-f));}
`;

/** Plates lie in rows along the hull, each row cut into plates of its own width, some of them once more. */
const plates = `
vec2 q=vec2(abs(vP.x),vP.z)*fineness; vec3 col;
float row=floor(q.y*.105), rw=.07+.10*h1(vec2(row,1.)), cx=q.x*rw+h1(vec2(row,2.))*.5, cell=floor(cx);
float wear=h1(vec2(row,cell))*.20-.10;
float fine=max(seam(cx,.022),seam(q.y*.105,.022)); float sub=step(.6,h1(vec2(cell,row+9.)));
fine=max(fine,sub*.7*seam(q.y*.21+.25,.018)); wear+=sub*(step(.5,fract(q.y*.105))*.10-.05);
fine*=smoothstep(1.3,.3,fwidth(q.y));`;

/** Panels have a bright frame and spokes, details are dark glass, wings and nose carry a band of the side's color. */
const parts = `
if(vTone>2.5){ float r=abs(vRise), z=abs(vP.z), aa=fwidth(vRise)*1.2;
 float frame=max(smoothstep(.86-aa,.86,r),smoothstep(41.,42.,z)); float dia=abs(r*17.-z*.78);
 float spoke=max(1.-smoothstep(.9,1.9,dia),1.-smoothstep(.045,.045+aa,r));
 float rib=.86+.14*smoothstep(.3,.5,abs(fract(vP.z*.22)-.5));
 col=mix(cSolar*rib,cWing,max(frame,spoke*.85)); col=mix(col,cHull,smoothstep(.97,1.,r)*.22); wear=0.; fine=0.; }
else if(vTone>1.5){ col=cDetail; wear=0.; fine=0.; }
else if(vTone>.5){ col=mix(cWing,cPanel,step(.62,h1(vec2(cell+4.,row)))*.45);
 float band=smoothstep(.6,1.,1.-abs(q.y-8.)/7.)*step(12.,q.x); col=mix(col,cAccent,band*.75); }
else { col=cHull; float band=smoothstep(.5,.9,1.-abs(q.y+22.)/4.); col=mix(col,cAccent,band*.8); }
col*=1.+wear; col*=1.-.42*fine;
float scar=smoothstep(.42,.8,h1(floor(q*.36))*.6+h1(floor(q*.9))*.4); float harm=mix(hurt.x,hurt.y,smoothstep(-2.,2.,vP.z));
col=mix(col,vec3(.03,.028,.03),harm*.8*scar);
col*=1.-dim; diffuseColor.rgb=col;`;

const gleam = "float specularStrength=(vTone>2.5?.16:vTone>1.5?2.4:.55)*(1.-dim);";
const rim = `float rim=pow(1.-max(dot(normalize(vNormal),normalize(vViewPosition)),0.),2.6);
totalEmissiveRadiance+=(cAccent*rim*(vTone>2.5?.06:.42)+diffuseColor.rgb*.07)*(1.-dim);`;

/** hullPaint is the material of a ship; plates are finer the larger it is. */
export function hullPaint(tones: Tones, fine: number, worn: Worn): MeshPhongMaterial {
  const material = new MeshPhongMaterial({ shininess: 42, specular: color("#8ea6c4"), side: DoubleSide });
  const tone = (c: string) => ({ value: color(c) });
  material.onBeforeCompile = (s) => {
    Object.assign(s.uniforms, worn, {
      cHull: tone(tones.hull), cWing: tone(tones.wing), cPanel: tone(tones.panel), cDetail: tone(tones.detail),
      cAccent: tone(tones.accent), cSolar: tone(tones.solar), fineness: { value: fine },
    });
    s.vertexShader = "attribute float tone, rise; varying float vTone, vRise; varying vec3 vP;\n" + s.vertexShader
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvTone=tone; vRise=rise; vP=position;");
    s.fragmentShader = head + s.fragmentShader
      .replace("#include <color_fragment>", plates + parts)
      .replace("#include <specularmap_fragment>", gleam)
      .replace("#include <emissivemap_fragment>", rim);
  };
  return material;
}
